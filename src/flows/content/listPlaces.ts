import type { RowsPlace } from '#ui/list/useRowsPlace.ts';

/** Enough for every list that Back can lead to in practice; each holds the heights of its rows. */
const mostPlaces = 12;
const places = new Map<string, RowsPlace>();

/** Stores where a visitor left a list; `entry` is the `key` of the history entry. */
export function savePlace(entry: string, place: RowsPlace): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
}

export const findPlace = (entry: string): RowsPlace | undefined => places.get(entry);
