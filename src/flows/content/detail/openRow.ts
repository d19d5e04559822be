import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '#data/queries/queryClient.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { keepHeading } from './keepHeading.ts';
import { services } from '#session/services.ts';

/**
 * Starts the read of a page's row before the page is drawn. Where the boot script has painted a heading meanwhile, the app waits
 * for the row: it would take away what can be read already. Elsewhere it does not wait.
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
  await Promise.race([read, late]);
}
