import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a row rests before it counts as settled: longer than the gaps between the scroll events of a slow phone. */
const settleMs = 120;

/** Calls `onRest` once the function that it returns has not been called for a moment. */
export function useRestTimer(onRest: () => void): () => void {
  const timer = useRef(0);
  const latest = useRef(onRest);
  useLayoutEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), settleMs);
  };
}
