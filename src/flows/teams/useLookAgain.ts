import { useEffect } from 'react';
import { services } from '../services.ts';

/** Looks again and again while somebody waits for another person's word and has the page before them. */
export function useLookAgain(isWaiting: boolean, look: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden' && navigator.onLine) void look();
    }, services().times.lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
}
