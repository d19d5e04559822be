import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow } from '#domain/record/serverRow.ts';

interface WatchPlace {
  readonly id: string;
  readonly seconds: number;
}

/** The oldest are forgotten first. */
const most = 60;
/** A recording that was left at its beginning or at its end starts over. */
const beginSeconds = 2;
const endShare = 0.95;

const isPlace = (value: unknown): value is WatchPlace =>
  isServerRow(value) && typeof value['id'] === 'string' && typeof value['seconds'] === 'number';

let list: StoredList<WatchPlace> | undefined;

const places = (): StoredList<WatchPlace> =>
  (list ??= createStoredList({
    storage: appStorage(),
    name: laterNames.watchPlaces,
    isEntry: isPlace,
    most,
  }));

/** Where a recording was left on this phone. */
export const findWatchPlace = (id: string): number | undefined =>
  places()
    .list()
    .find((place) => place.id === id)?.seconds;

export function saveWatchPlace(id: string, seconds: number, ofSeconds: number): void {
  const isWithin = seconds > beginSeconds && !(seconds > ofSeconds * endShare);
  places().change((before) => {
    const others = before.filter((place) => place.id !== id);
    return isWithin ? [...others, { id, seconds: Math.floor(seconds) }] : others;
  });
}
