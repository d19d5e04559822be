import { useEffect } from 'react';

/** While a code is shown the screen stays on, where the browser can; it may take that back whenever the page is hidden. */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const { wakeLock } = navigator;
    let held: WakeLockSentinel | undefined;
    let isOver = false;

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible' || (held !== undefined && !held.released)) return;
      try {
        const lock = await wakeLock.request('screen');
        if (isOver) void lock.release();
        else held = lock;
      } catch {
        // Refused on a low battery; the page works all the same.
      }
    }

    const onVisible = () => void hold();
    document.addEventListener('visibilitychange', onVisible);
    void hold();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void held?.release().catch(() => {});
    };
  }, [isWanted]);
}
