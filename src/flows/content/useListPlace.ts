import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findPlace, savePlace } from './listPlaces.ts';

/** The place where a visitor who comes back left this list, as long as its rows are still there. */
export function useListPlace(hasRows: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place, setPlace] = useState(() => (isReturn && hasRows ? findPlace(key) : undefined));
  return {
    place,
    leave: (left: NonNullable<typeof place>) => {
      savePlace(key, left);
      // It is used once: rows that come later begin where the page is.
      setPlace(undefined);
    },
  };
}
