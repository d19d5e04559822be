import { type RefObject, useEffect, useState } from 'react';
import { rootFontPx } from './rootFontPx.ts';

/**
 * Measured after layout, because measuring earlier forces a second layout. Changes with the content above the list.
 */
export function useDistanceFromTop(
  list: RefObject<HTMLElement | null>,
  guessedRem: number,
  knownPx: number | undefined,
): number {
  const [distance, setDistance] = useState(() => knownPx ?? Math.round(guessedRem * rootFontPx()));
  useEffect(() => {
    const look = () => {
      const { top } = list.current?.getBoundingClientRect() ?? {};
      if (top !== undefined) setDistance(Math.round(top + window.scrollY));
    };
    window.addEventListener('resize', look);
    const observer = 'ResizeObserver' in window ? new ResizeObserver(look) : undefined;
    observer?.observe(document.body);
    if (observer === undefined) look();
    return () => {
      window.removeEventListener('resize', look);
      observer?.disconnect();
    };
  }, [list]);
  return distance;
}
