import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '../client/apiClient.ts';
import { services } from '#session/services.ts';

/**
 * The client for the reads of one query: they end when no screen waits for them any more, fail sooner where an earlier answer can
 * be shown, and tell the query of each failed attempt, so that a waiting screen can say that it is still being tried.
 */
export async function readingClient({ client, queryKey, signal }: QueryFunctionContext): Promise<ApiClient> {
  const query = client.getQueryCache().find({ queryKey });
  const own: ReadOptions = {
    signal,
    ...(query?.state.data === undefined ? {} : { policy: 'storedCopy' }),
    onAttemptFailed: (attempt, problem) => {
      if (signal.aborted) return;
      query?.setState({ fetchFailureCount: attempt, fetchFailureReason: problem });
    },
  };
  const api = await services().client();
  return {
    ...api,
    read: (path, params, options) => api.read(path, params, { ...own, ...options }),
  };
}
