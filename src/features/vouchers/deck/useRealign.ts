import { useEffect, useEffectEvent } from 'react';

/** A page whose size was reported wrongly has its own by then. */
const realignAgainMs = 500;

/** Calls `realign` when the window's size changes, and once more a moment later. */
export function useRealign(realign: () => void): void {
  const realignNow = useEffectEvent(realign);
  useEffect(() => {
    let again = 0;
    const onResize = () => {
      realignNow();
      // A host may report a tiny page while it opens it, and nothing when that is over.
      window.clearTimeout(again);
      again = window.setTimeout(() => realignNow(), realignAgainMs);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(again);
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
