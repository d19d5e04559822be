import { onlineManager, QueryClient } from '@tanstack/react-query';
import { services } from '../services.ts';
import { onForgetQueries } from './forgetQueries.ts';

let client: QueryClient | undefined;

/** The one cache of server rows behind the landing page, created when the first screen asks. See decision 0044. */
export function queryClient(): QueryClient {
  client ??= createClient();
  return client;
}

function createClient(): QueryClient {
  const created = new QueryClient({
    defaultOptions: {
      queries: {
        // The API layer repeats a read by its own policy (decision 0029).
        retry: false,
        // `navigator.onLine` is wrong too often to hold a request back.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: services().times.reaskGapMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // It assumes a network until it hears of a change.
  onlineManager.setOnline(navigator.onLine);
  created.mount();
  onForgetQueries(() => created.clear());
  return created;
}
