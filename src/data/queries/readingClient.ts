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
    ...(query?.state.data === undefined ? {} : { policy: 'storedCopy' }),
    onAttemptFailed: (attempt, problem) => {
      if (signal.aborted) return;
      query?.setState({ fetchFailureCount: attempt, fetchFailureReason: problem });
    },
  };
  const endedWith = endTogether(signal);
  const api = await services().client();
  return {
    ...api,
    read: (path, params, options) =>
      endedWith((ending) => api.read(path, params, { ...own, signal: ending, ...options })),
  };
}

/** A signal for each call, all ended by one: it has a single listener, however many calls are under way. */
function endTogether(signal: AbortSignal) {
  const underWay = new Set<AbortController>();
  signal.addEventListener('abort', () => {
    for (const call of underWay) call.abort();
  });
  return async <T>(ask: (ending: AbortSignal) => Promise<T>): Promise<T> => {
    const call = new AbortController();
    if (signal.aborted) call.abort();
    underWay.add(call);
    try {
      return await ask(call.signal);
    } finally {
      underWay.delete(call);
    }
  };
}
