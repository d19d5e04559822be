import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useEffect } from 'react';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { reduceLedger } from '#entities/favourite/rules/reduceLedger.ts';
import { markLedgers } from '#entities/favourite/markLedgers.ts';
import { marksQuery } from '#entities/favourite/marksQuery.ts';
import { resumeMarks } from '#entities/favourite/sendMarks.ts';
import { exhibitorSummariesQuery } from '#entities/favourite/summaryQueries.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { productSummariesQuery } from './productSummariesQuery.ts';

export interface Favourites {
  readonly exhibitors: readonly Mark[];
  readonly products: readonly Mark[];
}

/** The favourites as the phone keeps them, while the server is asked for newer ones and for what they are now. */
export function useFavourites(visitorId: string): QueryState<Favourites> {
  const exhibitionId = useExhibitionId();
  const owner = { exhibitionId, visitorId };
  const read = useServerQuery(marksQuery(owner, 'favourites'));
  const ledger = useLedger();
  const isKnown = ledger?.readAtMs.favourites !== undefined || (ledger?.intents.length ?? 0) > 0;
  const exhibitors = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
  const products = ledger === undefined ? [] : markedOf(ledger, 'product');
  const exhibitorIds = idsOf(exhibitors);
  const productIds = idsOf(products);
  const ofExhibitors = useServerQuery({
    ...exhibitorSummariesQuery(exhibitionId, exhibitorIds),
    enabled: isKnown && exhibitorIds.length > 0,
  });
  const ofProducts = useServerQuery({
    ...productSummariesQuery(productIds),
    enabled: isKnown && productIds.length > 0,
  });

  useEffect(resumeMarks, []);
  useDescribed(owner, ofExhibitors.data);
  useDescribed(owner, ofProducts.data);

  const isShown = isKnown && isNamed(exhibitors, ofExhibitors) && isNamed(products, ofProducts);
  return {
    data: isShown ? { exhibitors, products } : undefined,
    error: read.error,
    failureReason: read.failureReason ?? ofExhibitors.failureReason ?? ofProducts.failureReason,
    isFetching: read.isFetching,
    dataUpdatedAt: read.dataUpdatedAt,
    retry: read.retry,
  };
}

/** Sorted, so that a removal and its undoing find the same answer. */
const idsOf = (marks: readonly Mark[]): readonly string[] => marks.map(({ id }) => id).sort();

type Summaries = Pick<QueryState<readonly Mark[]>, 'data' | 'error'>;

const isNamed = (marks: readonly Mark[], { data, error }: Summaries): boolean =>
  marks.every(({ summary }) => summary !== undefined) || data !== undefined || error !== null;

function useDescribed({ exhibitionId, visitorId }: VisitorKey, marks: readonly Mark[] | undefined): void {
  useEffect(() => {
    if (marks === undefined) return;
    markLedgers().change({ exhibitionId, visitorId }, (before) =>
      reduceLedger(before, { type: 'described', marks }),
    );
  }, [marks, exhibitionId, visitorId]);
}
