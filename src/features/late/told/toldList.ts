import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';

/** What the other side of a meeting was told last. No name, no text. */
export interface Told {
  readonly appointmentId: string;
  /** As `claimKey` writes it. */
  readonly claim: string;
  /** Of the message. */
  readonly clientRef: string;
  /** By the time of the fair. */
  readonly atMs: number;
}

const isTold = (value: unknown): value is Told =>
  isServerRow(value) &&
  ['appointmentId', 'claim', 'clientRef'].every((key) => typeof value[key] === 'string') &&
  typeof value['atMs'] === 'number';

/** One for each meeting. On this phone alone. */
export const toldList = createVisitorLists({ prefix: laterNames.lateToldPrefix, isEntry: isTold, most: 100 });

export const toldOf = (list: readonly Told[], appointmentId: string): Told | undefined =>
  list.find((one) => one.appointmentId === appointmentId);

/** @param told undefined where nothing counts as told any more */
export function noteTold(exhibitionId: string, appointmentId: string, told: Told | undefined): void {
  toldList(exhibitionId).change((before) => [
    ...before.filter((one) => one.appointmentId !== appointmentId),
    ...(told === undefined ? [] : [told]),
  ]);
}
