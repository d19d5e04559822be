import { useMemo } from 'react';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';

/** The exhibitors that the visitor has made favourites, newest first. */
export function useFavouriteIds(): readonly string[] {
  useMarksRead('favourites');
  const ledger = useLedger();
  return useMemo(
    () => (ledger === undefined ? [] : markedOf(ledger, 'exhibitor').map(({ id }) => id)),
    [ledger],
  );
}
