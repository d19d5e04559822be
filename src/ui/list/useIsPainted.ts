import { useEffect, useState } from 'react';

/** Whether the browser has painted since `isShown` became true: for work that must not delay what is looked at. */
export function useIsPainted(isShown = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isPainted;
}
