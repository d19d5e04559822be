import { isSameCheckIn, isLocalCheckIn, type LocalCheckIn } from '../rules/localCheckIn.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import {
  createStoredList,
  type StoredList,
  type StoredListSettings,
} from '#device/storage/createStoredList.ts';

/** Check-ins of this phone's people, done or pending. Synchronous, from localStorage. */
export interface LocalCheckIns extends StoredList<LocalCheckIn> {
  /** Replaces the entry of the same person and place. */
  readonly put: (note: LocalCheckIn) => void;
}

export type LocalCheckInsSettings = Pick<StoredListSettings<LocalCheckIn>, 'storage' | 'events'>;

/** The oldest are removed first: a phone that is shared at the gate must not fill up. */
const maxCheckIns = 500;

export function createLocalCheckIns({ storage, events }: LocalCheckInsSettings): LocalCheckIns {
  const notes = createStoredList({
    storage,
    events,
    name: ownNames.checkIns,
    isEntry: isLocalCheckIn,
    most: maxCheckIns,
  });
  return {
    ...notes,
    put: (note) => notes.change((before) => [...before.filter((other) => !isSameCheckIn(other, note)), note]),
  };
}
