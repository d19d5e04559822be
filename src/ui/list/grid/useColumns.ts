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

function columnsNow({ leastRem, gapPx }: ColumnSizes): number {
  const room = Math.min(window.innerWidth - sidesPx, widestPx) + gapPx;
  return Math.max(1, Math.min(mostColumns, Math.floor(room / (leastRem * rootFontPx() + gapPx))));
}

/** How many columns there is room for: one with large text on a narrow phone, four on a wide screen. `sizes` must be stable. */
export function useColumns(sizes: ColumnSizes): number {
  const [columns, setColumns] = useState(() => columnsNow(sizes));
  useEffect(() => {
    const read = () => setColumns(columnsNow(sizes));
    window.addEventListener('resize', read);
    // Text that becomes larger makes the page longer.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(read) : undefined;
    observer?.observe(document.body);
    return () => {
      window.removeEventListener('resize', read);
      observer?.disconnect();
    };
  }, [sizes]);
  return columns;
}
