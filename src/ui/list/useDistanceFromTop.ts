import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { rootFontPx } from './rootFontPx.ts';

interface Distance {
  /** Guessed. */
  readonly initialOffsetRem: number;
  /** Known of a list that is returned to. */
  readonly place: { readonly listTop: number } | undefined;
  /** Whether the first rows have been painted: until then they are rendered again only for a guess that is far off. */
  readonly isPainted: boolean;
}

/** So much of the first rows may be out of sight, or missing at the end of the window, in their first frame. */
const toleratedRem = 1.5;

/**
 * Read with the heights of the first rows, for which the page has just been laid out: a frame later the rows would be
 * rendered once more. Changes with the content above the list.
 */
export function useDistanceFromTop(
  list: RefObject<HTMLElement | null>,
  { initialOffsetRem, place, isPainted }: Distance,
): number {
  const [distance, setDistance] = useState(
    () => place?.listTop ?? Math.round(initialOffsetRem * rootFontPx()),
  );
  const isKnown = place !== undefined;
  useLayoutEffect(() => {
    const { top } = list.current?.getBoundingClientRect() ?? {};
    if (top === undefined || isKnown) return;
    const found = Math.round(top + window.scrollY);
    // oxlint-disable-next-line react/set-state-in-effect -- rendered together with the heights of the rows, which are set here too
    setDistance((guess) => (Math.abs(found - guess) < toleratedRem * rootFontPx() ? guess : found));
  }, [list, isKnown]);
  useEffect(() => {
    if (!isPainted) return undefined;
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
  }, [list, isPainted]);
  return distance;
}
