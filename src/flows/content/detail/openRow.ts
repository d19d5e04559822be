import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '#data/queries/queryClient.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { keepHeading } from './keepHeading.ts';
import { services } from '#session/services.ts';

/**
 * Starts the read of a page's row before the page is drawn. Where the boot script has painted a heading meanwhile, the app waits
 * for the row: it would take away what can be read already. It does not wait once an attempt has failed, so that a page without a network
 * has its bar and its way back, nor elsewhere.
 */
export async function openRow<T, K extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, K>,
  rowId: string,
): Promise<void> {
  if (!isRecordId(rowId)) return;
  const read = queryClient().prefetchQuery(query);
  void keepHeading();
  if (document.querySelector('#boot h1') === null) return;
  const late = new Promise<void>((done) => setTimeout(done, services().times.stillTryingMs));
  const failing = untilFailing(query.queryKey);
  await Promise.race([read, late, failing.seen]);
  failing.end();
}

/** The API layer asks again where an attempt has failed; the query is told of each. */
function untilFailing(queryKey: QueryKey) {
  const cache = queryClient().getQueryCache();
  const hasFailed = () => cache.find({ queryKey })?.state.fetchFailureReason != null;
  let end = () => {};
  const seen = new Promise<void>((done) => {
    end = cache.subscribe(() => hasFailed() && done());
    if (hasFailed()) done();
  });
  return { seen, end };
}
