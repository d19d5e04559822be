import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ArePicturesWanted } from '../picture/ArePicturesWanted.ts';
import { findInRow } from './findInRow.ts';
import { rootFontPx } from './rootFontPx.ts';
import { useDistanceFromTop } from './useDistanceFromTop.ts';
import { useIsPainted } from './useIsPainted.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { type RowsPlace, startAt, useRowsPlace } from './useRowsPlace.ts';
import styles from './virtualRows.module.css';

export interface VirtualRowsHandle {
  /** Scrolls a row into the middle of the window and focuses its first focusable element. */
  readonly show: (at: number) => void;
}

/** An item of a list that is none of its rows, such as an advertisement. */
export interface ListInsert {
  /** The row behind which it stands. */
  readonly at: number;
  /** Draws an element with the role `listitem`, or nothing. */
  readonly item: ReactNode;
}

export interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  /** Must be stable: with a new function the positions of all rows are computed again. */
  readonly keyOf: (row: Row) => string;
  /** Must be stable: a new function renders every row again. */
  readonly render: (row: Row, at: number) => ReactNode;
  readonly label: string;
  /** How many there are in all, with those that are not loaded; -1 where that is not known. */
  readonly total?: number | undefined;
  /** Estimated height of a row; each is measured once it is rendered. */
  readonly estimatedRowRem: number;
  /** Estimated height of the page above the list, used until it is measured. */
  readonly initialOffsetRem: number;
  readonly onSeen?: (first: number, last: number) => void;
  /** Shown first instead of the page's top. */
  readonly place?: RowsPlace | undefined;
  /** Called when the list is taken off the page. */
  readonly onLeave?: (place: RowsPlace) => void;
  /** Each row is a line of several items, which name their own places in the list. */
  readonly areLines?: boolean;
  readonly insert?: ListInsert | undefined;
  readonly ref?: Ref<VirtualRowsHandle>;
}

/**
 * A list in the page's scroll that renders only the rows near the window. Each row carries its position and the
 * total; a row with focus stays rendered.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, total = rows.length, render, label, initialOffsetRem } = props;
  const { onSeen, place, onLeave, areLines, insert, ref } = props;
  const list = useRef<HTMLElement>(null);
  const { getFocused, getFocusedPart, rangeExtractor, handlers } = useFocusedRow(place?.focusedAt);
  const isPainted = useIsPainted();
  const distanceFromTop = useDistanceFromTop(list, { initialOffsetRem, place, isPainted });
  const virtualizer = useRowVirtualizer(props, { distanceFromTop, rangeExtractor, isPainted });
  const { startIndex = -1, endIndex = -1 } = virtualizer.range ?? {};
  useEffect(() => onSeen?.(startIndex, endIndex), [onSeen, startIndex, endIndex]);

  useRowsPlace({
    list,
    place,
    onLeave,
    find: () => ({
      // Not the window's: what stood above the list may be off the page already, and the page scrolled with it.
      scrollY: virtualizer.scrollOffset ?? window.scrollY,
      listTop: distanceFromTop,
      measured: virtualizer.takeSnapshot(),
      focusedAt: getFocused(),
      focusedPart: getFocusedPart(),
    }),
  });

  useShow(ref, list, (at) => virtualizer.scrollToIndex(at, { align: 'center' }));

  const isBuilt = builtByRoles(props);
  const List = isBuilt ? 'div' : 'ul';
  return (
    <List
      className={styles.rows}
      role={isBuilt ? 'list' : undefined}
      aria-label={label}
      ref={(element: HTMLElement | null) => {
        list.current = element;
        virtualizer.containerRef(element);
      }}
      {...handlers}
    >
      <ArePicturesWanted value={isPainted}>
        {virtualizer.getVirtualItems().map(({ key, index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Placed
              key={key}
              at={index}
              total={areLines ? undefined : total}
              measure={virtualizer.measureElement}
              behind={isBuilt && (insert?.at === index ? insert.item : null)}
            >
              <Content row={row} at={index} render={render as (row: unknown, at: number) => ReactNode} />
            </Placed>
          );
        })}
      </ArePicturesWanted>
    </List>
  );
}

/** Rows rendered beyond the window, so that the next one exists before focus or finger reaches it. */
const usualOverscan = 4;

interface Extent {
  readonly distanceFromTop: number;
  readonly rangeExtractor: (range: Range) => number[];
  readonly isPainted: boolean;
}

function useRowVirtualizer<Row>(
  { rows, keyOf, estimatedRowRem, place }: VirtualRowsProps<Row>,
  { distanceFromTop, rangeExtractor, isPainted }: Extent,
) {
  const [estimatedRowPx] = useState(() => estimatedRowRem * rootFontPx());
  const [start] = useState(() => startAt(place));
  const getItemKey = useCallback(
    (at: number) => (rows[at] === undefined ? at : keyOf(rows[at])),
    [rows, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing compiles this file, and nothing here is memoised by what it gives
  return useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => estimatedRowPx,
    getItemKey,
    // None until the visible rows have been painted.
    overscan: isPainted ? usualOverscan : 0,
    scrollMargin: distanceFromTop,
    directDomUpdates: true,
    // Rendered in a task of their own, rows do not lengthen the frame that scrolls.
    useFlushSync: false,
    ...start,
    rangeExtractor,
  });
}

function useShow(
  ref: Ref<VirtualRowsHandle> | undefined,
  list: RefObject<HTMLElement | null>,
  scrollTo: (at: number) => void,
): void {
  useImperativeHandle(ref, () => ({
    show(at) {
      scrollTo(at);
      focusWhenThere(() => findInRow(list.current, at));
    },
  }));
}

/** A child of such a list is more than one of its items: a line of them, or a row and what stands behind it. */
const builtByRoles = ({ areLines = false, insert }: Pick<VirtualRowsProps<unknown>, 'areLines' | 'insert'>) =>
  areLines || insert !== undefined;

interface PlacedProps {
  readonly at: number;
  /** Undefined for a line, whose items are the rows of the list. */
  readonly total: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
  /** Another item behind the row; `false` where the markup itself is the list. */
  readonly behind: ReactNode;
  readonly children: ReactNode;
}

function Placed({ at, total, measure, behind, children }: PlacedProps) {
  const place = total === undefined ? undefined : { 'aria-setsize': total, 'aria-posinset': at + 1 };
  if (behind === false)
    return (
      <li ref={measure} data-index={at} {...place}>
        {children}
      </li>
    );
  return (
    <div className={styles.row} ref={measure} data-index={at} role="presentation">
      {place === undefined ? (
        children
      ) : (
        <div role="listitem" {...place}>
          {children}
        </div>
      )}
      {behind}
    </div>
  );
}

interface ContentProps {
  readonly row: unknown;
  readonly at: number;
  readonly render: (row: unknown, at: number) => ReactNode;
}

/** Memoised: rows that stay are not rendered again while others come and go. */
const Content = memo(function Content({ row, at, render }: ContentProps) {
  return render(row, at);
});

/** A row that was far away is rendered some frames later. */
function focusWhenThere(find: () => HTMLElement | null | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element) element.focus({ preventScroll: true });
    else if (frames > 0) focusWhenThere(find, frames - 1);
  });
}
