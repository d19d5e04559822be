import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPlace, savePlace } from './listPlaces.ts';

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
