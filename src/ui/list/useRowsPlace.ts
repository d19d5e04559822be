import type { VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { findInRow } from './findInRow.ts';

/** Where a visitor was in a list, to be shown again when they return to it. */
export interface RowsPlace {
  readonly scrollY: number;
  readonly listTop: number;
  readonly measured: VirtualItem[];
  /** The row that had the focus. */
  readonly focusedAt: number | undefined;
  /** Which item of a line, where rows stand beside each other. */
  readonly focusedPart?: string | undefined;
}

/** With the window's size the rows are in the first rendering already, and one of them can take the focus. */
export const startAt = (place: RowsPlace | undefined) => ({
  initialRect: { width: window.innerWidth, height: window.innerHeight },
  ...(place && { initialOffset: place.scrollY, initialMeasurementsCache: place.measured }),
});

interface PlaceKeeping {
  readonly list: RefObject<HTMLElement | null>;
  readonly place: RowsPlace | undefined;
  readonly onLeave: ((place: RowsPlace) => void) | undefined;
  readonly find: () => RowsPlace;
}

/** Begins where the visitor was, with the focus on the row that they opened, and says where they leave. */
export function useRowsPlace({ list, place, onLeave, find }: PlaceKeeping): void {
  const leave = useEffectEvent(() => onLeave?.(find()));
  const begin = useEffectEvent(() => {
    if (place === undefined) return;
    window.scrollTo(0, place.scrollY);
    if (place.focusedAt !== undefined)
      findInRow(list.current, place.focusedAt, place.focusedPart)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    begin();
    return () => leave();
  }, []);
}
