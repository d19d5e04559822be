import { useEffect, useState } from 'react';
import { rootFontPx } from '../rootFontPx.ts';

/** As `--x-page-width`, without the space at both sides. */
const widestPx = 768;
const sidesPx = 32;
const mostColumns = 4;

export interface ColumnSizes {
  /** The narrowest column that can be read. */
  readonly leastRem: number;
  readonly gapPx: number;
}

/** How many columns there is room for: one with large text on a narrow phone, four on a wide screen. */
export function useColumns({ leastRem, gapPx }: ColumnSizes): number {
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const read = () => setWidth(window.innerWidth);
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  const room = Math.min(width - sidesPx, widestPx) + gapPx;
  return Math.max(1, Math.min(mostColumns, Math.floor(room / (leastRem * rootFontPx() + gapPx))));
}
