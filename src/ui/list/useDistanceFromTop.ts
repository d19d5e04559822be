import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { rootFontPx } from './rootFontPx.ts';

/**
 * Read with the heights of the first rows, for which the page has just been laid out: a frame later the rows would be
 * rendered once more. Changes with the content above the list.
 */
export function useDistanceFromTop(
  list: RefObject<HTMLElement | null>,
  guessedRem: number,
  knownPx: number | undefined,
): number {
  const [distance, setDistance] = useState(() => knownPx ?? Math.round(guessedRem * rootFontPx()));
  const isKnown = knownPx !== undefined;
  useLayoutEffect(() => {
    const { top } = list.current?.getBoundingClientRect() ?? {};
    // oxlint-disable-next-line react/set-state-in-effect -- rendered together with the heights of the rows, which are set here too
    if (top !== undefined && !isKnown) setDistance(Math.round(top + window.scrollY));
  }, [list, isKnown]);
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
