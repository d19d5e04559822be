import { useEffect } from 'react';
import { services } from '../services.ts';

/** Looks again and again while somebody waits for another person's word and has the page before them. */
export function useLookAgain(isWaiting: boolean, look: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLooking = false;
    // A look repeats itself where it fails, for longer than the time between two of them.
    const lookOnce = async () => {
      isLooking = true;
      await look();
      isLooking = false;
    };
    const timer = setInterval(() => {
      if (!isLooking && document.visibilityState !== 'hidden' && navigator.onLine) void lookOnce();
    }, services().times.lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
}
