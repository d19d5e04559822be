import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** A query whose `retry` starts over, also while an attempt is under way. */
export type ServerQuery<T> = UseQueryResult<T> & { readonly retry: () => Promise<void> };

/** Reads rows of the server for a screen. The client is passed here, so no provider has to be mounted. */
export function useServerQuery<Row, Key extends QueryKey, T = Row>(
  options: UseQueryOptions<Row, Error, T, Key>,
): ServerQuery<T> {
  const client = queryClient();
  const query = useQuery(options, client);
  async function retry() {
    await client.cancelQueries({ queryKey: options.queryKey, exact: true });
    await query.refetch();
  }
  return { ...query, retry };
}
