import { useMemo } from 'react';
import { markedOf } from '#domain/favourite/markLedger.ts';
import { useLedger } from '#flows/favourites/useMark.ts';
import { useMarksRead } from '#flows/favourites/useMarksRead.ts';

/** The exhibitors that the visitor has made favourites, newest first. */
export function useFavouriteIds(exhibitionId: string): readonly string[] {
  useMarksRead(exhibitionId, 'favourites');
  const ledger = useLedger(exhibitionId);
  return useMemo(
    () => (ledger === undefined ? [] : markedOf(ledger, 'exhibitor').map(({ id }) => id)),
    [ledger],
  );
}
