import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';
import type { KeptRow } from '../rules/extraRowIds.ts';
import type { Sender } from '../rules/sender.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

/** A row that the server may hold twice, by ids alone. */
export interface DuplicateCheck extends KeptRow {
  readonly collection: WithdrawnFrom;
  readonly sender: Sender;
  /** While it is being inserted nothing is known of it: it is looked for afterwards, or after this time where the page ends before. */
  readonly dueAtMs: number;
}

/** What may rest on the phone of the row that was sent: whose it is and what it is about, by ids. */
const keptFields = ['ExhibitionId', 'VisitorId', 'ExhibitorId', 'ProductId', 'OrderId', 'QuestionnaireId'];
const mostChecks = 100;

const isCheck = (value: unknown): value is DuplicateCheck =>
  typeof value === 'object' && value !== null && 'clientRef' in value && 'sender' in value;

let kept: StoredList<DuplicateCheck> | undefined;
const checks = (): StoredList<DuplicateCheck> => {
  kept ??= createStoredList({
    storage: appStorage(),
    events: window,
    name: ownNames.duplicateChecks,
    isEntry: isCheck,
    most: mostChecks,
  });
  return kept;
};

/** What has to be looked for now. */
export function dueChecks(): readonly DuplicateCheck[] {
  const nowMs = fairNowMs();
  const { settleMs } = services().times;
  // One that is due too far ahead was noted before the clock was set back.
  const isDue = (atMs = 0) => atMs <= nowMs || atMs > nowMs + settleMs;
  return checks()
    .list()
    .filter(({ dueAtMs }) => isDue(dueAtMs));
}

/** @param isBeingSent its insert has not ended */
export function noteCheck(
  collection: WithdrawnFrom,
  row: KeptRow,
  sender: Sender,
  { isBeingSent = false } = {},
): void {
  const { build, times } = services();
  if (build.withdrawDuplicates === 'off') return;
  const fields: Record<string, unknown> = {};
  for (const name of keptFields) {
    const id = readReference(row.fields[name]);
    if (id !== '') fields[name] = id;
  }
  const dueAtMs = isBeingSent ? fairNowMs() + times.settleMs : 0;
  const check: DuplicateCheck = { ...row, fields, collection, sender, dueAtMs };
  checks().change((before) => [...before.filter((one) => one.clientRef !== row.clientRef), check]);
}

export const forgetCheck = ({ clientRef }: Pick<DuplicateCheck, 'clientRef'>): void =>
  checks().change((before) => before.filter((check) => check.clientRef !== clientRef));
