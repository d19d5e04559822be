import { useEffect } from 'react';
import type { Mark } from '../../../domain/favourite/mark.ts';
import { markedOf } from '../../../domain/favourite/markLedger.ts';
import { reduceLedger } from '../../../domain/favourite/reduceLedger.ts';
import { markLedgers } from '../../../flows/favourites/markLedgers.ts';
import { marksQuery } from '../../../flows/favourites/marksQuery.ts';
import { resumeMarks } from '../../../flows/favourites/resumeMarks.ts';
import { useLedger } from '../../../flows/favourites/useMark.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import type { QueryState } from '../../../ui/query/QueryState.ts';
import { exhibitorSummariesQuery } from './favouriteQueries.ts';

export interface Favourites {
  readonly exhibitors: readonly Mark[];
  readonly products: readonly Mark[];
}

/** The favourites as the phone keeps them, while the server is asked for newer ones and for what they are now. */
export function useFavourites(exhibitionId: string, visitorId: string): QueryState<Favourites> {
  const owner = { exhibitionId, visitorId };
  const read = useServerQuery(marksQuery(owner, 'favourites'));
  const ledger = useLedger(exhibitionId);
  const isKnown = ledger?.readAtMs.favourites !== undefined || (ledger?.intents.length ?? 0) > 0;
  const exhibitors = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
  const products = ledger === undefined ? [] : markedOf(ledger, 'product');
  // Sorted, so that a removal and its undoing find the same answer.
  const ids = exhibitors.map(({ id }) => id).sort();
  const summaries = useServerQuery({
    ...exhibitorSummariesQuery(exhibitionId, ids),
    enabled: isKnown && ids.length > 0,
  });
  const { data: marks } = summaries;

  useEffect(resumeMarks, []);
  useEffect(() => {
    if (marks === undefined) return;
    markLedgers().change({ exhibitionId, visitorId }, (before) =>
      reduceLedger(before, { type: 'described', marks }),
    );
  }, [marks, exhibitionId, visitorId]);

  const isNamed = exhibitors.every(({ summary }) => summary !== undefined);
  const isShown = isKnown && (isNamed || summaries.data !== undefined || summaries.error !== null);
  return {
    data: isShown ? { exhibitors, products } : undefined,
    error: read.error,
    failureReason: read.failureReason ?? summaries.failureReason,
    isFetching: read.isFetching,
    dataUpdatedAt: read.dataUpdatedAt,
    retry: read.retry,
  };
}
