import type { RowsPlace } from '#ui/list/useRowsPlace.ts';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Enough for every list that Back can lead to in practice; each holds the heights of its rows. */
const mostPlaces = 12;
const places = new Map<string, RowsPlace>();

/** Stores where a visitor left a list; `entry` is the `key` of the history entry. */
function savePlace(entry: string, place: RowsPlace): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
}

const findPlace = (entry: string): RowsPlace | undefined => places.get(entry);

/** The place where a visitor who comes back left this list, as long as its rows are still there. */
export function useListPlace(hasRows: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [returnedTo] = useState(key);
  const [place, setPlace] = useState(() => (isReturn && hasRows ? findPlace(key) : undefined));
  // What is asked for afterwards has another key, and its rows begin where the page is.
  if (place !== undefined && key !== returnedTo) setPlace(undefined);
  return {
    place,
    leave: (left: NonNullable<typeof place>) => {
      savePlace(key, left);
      // React also takes a list off the page for a moment while something beside it loads.
      if (place !== undefined) setPlace(left);
    },
  };
}
