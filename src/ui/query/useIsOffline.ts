import { useSyncExternalStore } from 'react';

const isOfflineNow = () => !navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What the browser believes, which is not always so: for a text, never for holding a request back. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOfflineNow);
