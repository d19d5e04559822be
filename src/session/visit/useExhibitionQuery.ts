import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { reopenVisit, useVisit } from './visit.ts';

/** The exhibition of the address, which the landing page reads without the query library; null where there is none. */
export function useExhibitionQuery(): QueryState<Exhibition | null> {
  const exhibition = useVisit((visit) => visit.exhibition);
  const isRetrying = useVisit((visit) => visit.isRetrying);
  const failureReason = useVisit((visit) => visit.failureReason);
  const { kind } = exhibition;
  const found = kind === 'found' ? exhibition.value : undefined;
  return {
    data: kind === 'missing' ? null : found,
    error: kind === 'failed' ? exhibition.cause : null,
    failureReason: isRetrying ? failureReason : null,
    isFetching: kind === 'loading',
    dataUpdatedAt: 0,
    retry: reopenVisit,
  };
}
