import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { rootFontPx } from '#ui/list/rootFontPx.ts';
import { useFocusedRow } from '#ui/list/useFocusedRow.ts';
import rowsStyles from '#ui/list/virtualRows.module.css';
import type { LongListProps } from './ChoiceSheet.tsx';

/** Each is measured once it is rendered. */
const estimatedRowRem = 5;
/** Of the window, as the style sheet of the sheet says. */
const heightOfWindow = 0.6;

/** The choices of a sheet that are near what it shows of them. It opens at the chosen one; the one with the focus stays rendered. */
export function VirtualChoices({ choices, chosen, render }: LongListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(() => {
    const at = Math.max(
      choices.findIndex(({ value }) => value === chosen),
      0,
    );
    return { at, rowPx: estimatedRowRem * rootFontPx() };
  });
  const { rangeExtractor, handlers } = useFocusedRow(first.at);
  const getItemKey = useCallback((at: number) => choices[at]?.value ?? at, [choices]);
  // oxlint-disable-next-line react/incompatible-library -- nothing compiles this file, and nothing here is memoised by what it gives
  const virtualizer = useVirtualizer({
    count: choices.length,
    // Its own ref is not attached yet when this reads where it begins.
    getScrollElement: () => box.current?.parentElement ?? null,
    estimateSize: () => first.rowPx,
    getItemKey,
    overscan: 4,
    // Rows in the first rendering already, for the focus.
    initialRect: { width: window.innerWidth, height: window.innerHeight * heightOfWindow },
    initialOffset: first.at * first.rowPx,
    rangeExtractor,
  });
  return (
    <div
      className={rowsStyles['rows']}
      ref={box}
      role="presentation"
      style={{ height: virtualizer.getTotalSize() }}
      {...handlers}
      onKeyDown={(event) => {
        if (isBeyondEnds(event, choices.length)) event.preventDefault();
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const choice = choices[index];
        if (choice === undefined) return null;
        return (
          <div
            key={key}
            className={rowsStyles['row']}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{ top: start }}
          >
            {render(choice, index)}
          </div>
        );
      })}
    </div>
  );
}

/** From the first radio the browser leads to the last one in the document, which here is any row in between. */
function isBeyondEnds({ key, target }: KeyboardEvent, count: number): boolean {
  const row = (target as Element).closest('[data-index]');
  const at = Number(row?.getAttribute('data-index') ?? -1);
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft';
  const isOn = key === 'ArrowDown' || key === 'ArrowRight';
  return (isBack && at === 0) || (isOn && at === count - 1);
}
