import { isServerRow } from '#domain/record/serverRow.ts';
import {
  createStoredList,
  type StoredList,
  type StoredListSettings,
} from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

/** Up to when the messages of one partner were seen on this phone. Ids and a time; never a text. */
export interface SeenMessages {
  readonly exhibitionId: string;
  readonly visitorId: string;
  /** `partnerKey` of the partner. */
  readonly partner: string;
  readonly untilMs: number;
}

export type SeenMessagesList = StoredList<SeenMessages>;

const most = 500;

const isSeen = (value: unknown): value is SeenMessages =>
  isServerRow(value) &&
  ['exhibitionId', 'visitorId', 'partner'].every((name) => typeof value[name] === 'string') &&
  typeof value['untilMs'] === 'number';

export const createSeenMessages = (
  settings: Pick<StoredListSettings<SeenMessages>, 'storage' | 'events'>,
): SeenMessagesList =>
  createStoredList({ ...settings, name: laterNames.seenMessages, isEntry: isSeen, most });

type Owner = Pick<SeenMessages, 'exhibitionId' | 'visitorId'>;

export const isSeenBy =
  (owner: Owner) =>
  ({ exhibitionId, visitorId }: Owner): boolean =>
    exhibitionId === owner.exhibitionId && visitorId === owner.visitorId;

/** A later look never makes less seen. */
export function noteSeen(list: SeenMessagesList, seen: SeenMessages): void {
  const isSame = (other: SeenMessages) => isSeenBy(seen)(other) && other.partner === seen.partner;
  const known = list.list().find(isSame);
  if (known !== undefined && known.untilMs >= seen.untilMs) return;
  list.change((before) => [...before.filter((other) => !isSame(other)), seen]);
}
