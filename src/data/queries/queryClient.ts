import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { onForgetQueries } from './forgetQueries.ts';

let client: QueryClient | undefined;

/** Engines differ in which of these comes when a visitor returns to the page; of several at a time one read is made. */
function onSeenAgain(tell: () => void): () => void {
  const heard = [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'pageshow'],
  ] as const;
  const onReturn = () => tell();
  for (const [target, name] of heard) target.addEventListener(name, onReturn);
  return () => {
    for (const [target, name] of heard) target.removeEventListener(name, onReturn);
  };
}

/** The one cache of server rows behind the landing page, created when the first screen asks. See decision 0044. */
export function queryClient(): QueryClient {
  client ??= createClient();
  return client;
}

function createClient(): QueryClient {
  // In the task of the answer: its own, a timer, waits for a frame of the old picture. `queueMicrotask` is younger than the oldest engines.
  notifyManager.setScheduler((notify) => void Promise.resolve().then(notify));
  const created = new QueryClient({
    defaultOptions: {
      queries: {
        // The API layer repeats a read by its own policy (decision 0029).
        retry: false,
        // `navigator.onLine` is wrong too often to hold a request back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  focusManager.setEventListener(onSeenAgain);
  // It assumes a network until it hears of a change.
  onlineManager.setOnline(navigator.onLine);
  created.mount();
  onForgetQueries((part) => (part === 'all' ? created.clear() : created.removeQueries({ type: 'inactive' })));
  return created;
}
