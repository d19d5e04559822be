import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';

/** The registration with which a person has logged in or registered on this phone; never that of a companion. */
export interface OwnRecord extends VisitorKey {
  readonly recordId: string;
}

const isOwnRecord = (value: unknown): value is OwnRecord =>
  isServerRow(value) &&
  ['exhibitionId', 'recordId', 'visitorId'].every((key) => typeof value[key] === 'string');

/** Of different exhibitions. */
const most = 50;
let kept: StoredList<OwnRecord> | undefined;

/** One for each exhibition, of one person. Not among the keys that a 403 clears. */
export function ownRecords(): StoredList<OwnRecord> {
  kept ??= createStoredList({
    storage: appStorage(),
    events: window,
    name: ownNames.ownRecords,
    isEntry: isOwnRecord,
    most,
  });
  return kept;
}
