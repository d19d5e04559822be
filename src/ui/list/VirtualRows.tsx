import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './virtualRows.module.css';

export interface VirtualRowsHandle {
  /** Scrolls a row into the middle of the window and focuses its first focusable element. */
  readonly show: (at: number) => void;
}

/** Where a visitor was in a list, to be shown again when they return to it. */
export interface RowsPlace {
  readonly scrollY: number;
  readonly listTop: number;
  readonly measured: VirtualItem[];
  readonly focusedAt: number | undefined;
}

export interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Must be stable: a new function renders every row again. */
  readonly render: (row: Row, at: number) => ReactNode;
  readonly label: string;
  /** Estimated height of a row; each is measured once it is rendered. */
  readonly estimatedRowRem: number;
  /** Estimated height of the page above the list, used until it is measured. */
  readonly initialOffsetRem: number;
  readonly onSeen?: (first: number, last: number) => void;
  /** Shown first instead of the page's top. */
  readonly place?: RowsPlace | undefined;
  readonly onLeave?: (place: RowsPlace) => void;
  readonly ref?: Ref<VirtualRowsHandle>;
}

/** Rows rendered beyond the window, so that the next one exists before focus or finger reaches it. */
const overscan = 4;

/** Renders only the rows near the window, in the page's scroll; a row with focus stays rendered. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, keyOf, render, label, estimatedRowRem, initialOffsetRem, onSeen, place, onLeave, ref } =
    props;
  const list = useRef<HTMLUListElement>(null);
  const [estimatedRowPx] = useState(() => estimatedRowRem * rootFontPx());
  const { getFocused, rangeExtractor, handlers } = useFocusedRow();
  const margin = useDistanceFromTop(list, initialOffsetRem, place?.listTop);

  // oxlint-disable-next-line react/incompatible-library -- nothing compiles this file, and nothing here is memoised by what it gives
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => estimatedRowPx,
    getItemKey: (at) => (rows[at] === undefined ? at : keyOf(rows[at])),
    overscan,
    scrollMargin: margin,
    directDomUpdates: true,
    ...(place && startAt(place)),
    rangeExtractor,
  });
  const { startIndex = -1, endIndex = -1 } = virtualizer.range ?? {};
  useEffect(() => onSeen?.(startIndex, endIndex), [onSeen, startIndex, endIndex]);

  usePlace({
    list,
    place,
    onLeave,
    find: () => ({
      scrollY: window.scrollY,
      listTop: margin,
      measured: virtualizer.takeSnapshot(),
      focusedAt: getFocused(),
    }),
  });

  useImperativeHandle(ref, () => ({
    show(at) {
      virtualizer.scrollToIndex(at, { align: 'center' });
      focusWhenThere(() => findInRow(list.current, at));
    },
  }));

  return (
    <ul
      className={styles.rows}
      aria-label={label}
      ref={(element) => {
        list.current = element;
        virtualizer.containerRef(element);
      }}
      {...handlers}
    >
      {virtualizer.getVirtualItems().map(({ key, index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <Content row={row} at={index} render={render as (row: unknown, at: number) => ReactNode} />
          </li>
        );
      })}
    </ul>
  );
}

function useFocusedRow() {
  const focused = useRef<number>(undefined);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const at = target.closest('[data-index]')?.getAttribute('data-index');
    focused.current = at === null || at === undefined ? undefined : Number(at);
  };
  const onBlur = () => {
    focused.current = undefined;
  };
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused.current), []);
  return { getFocused: () => focused.current, rangeExtractor, handlers: { onFocus, onBlur } };
}

interface PlaceKeeping {
  readonly list: { readonly current: HTMLElement | null };
  readonly place: RowsPlace | undefined;
  readonly onLeave: ((place: RowsPlace) => void) | undefined;
  readonly find: () => RowsPlace;
}

/** Begins where the visitor was, with the focus on the row that they opened, and says where they leave. */
function usePlace({ list, place, onLeave, find }: PlaceKeeping): void {
  const leave = useEffectEvent(() => onLeave?.(find()));
  const begin = useEffectEvent(() => {
    if (place === undefined) return;
    window.scrollTo(0, place.scrollY);
    if (place.focusedAt !== undefined)
      findInRow(list.current, place.focusedAt)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    begin();
    return () => leave();
  }, []);
}

/** With the window's size the rows are in the first rendering already, and one of them can take the focus. */
const startAt = ({ scrollY, measured }: RowsPlace) => ({
  initialOffset: scrollY,
  initialMeasurementsCache: measured,
  initialRect: { width: window.innerWidth, height: window.innerHeight },
});

const findInRow = (list: HTMLElement | null, at: number) =>
  list?.querySelector<HTMLElement>(`[data-index="${at}"] a, [data-index="${at}"] button`);

interface ContentProps {
  readonly row: unknown;
  readonly at: number;
  readonly render: (row: unknown, at: number) => ReactNode;
}

/** Memoised: rows that stay are not rendered again while others come and go. */
const Content = memo(function Content({ row, at, render }: ContentProps) {
  return render(row, at);
});

/** Measured after layout, because earlier forces a second layout. Changes with the content above the list. */
function useDistanceFromTop(
  list: { readonly current: HTMLElement | null },
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

function withFocused(range: Range, at: number | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  if (at === undefined || at >= range.count || shown.indexOf(at) >= 0) return shown;
  return [...shown, at].sort((one, other) => one - other);
}

function rootFontPx(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** A row that was far away is rendered some frames later. */
function focusWhenThere(find: () => HTMLElement | null | undefined, frames = 30): void {
  requestAnimationFrame(() => {
    const element = find();
    if (element) element.focus({ preventScroll: true });
    else if (frames > 0) focusWhenThere(find, frames - 1);
  });
}
