// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeckScroll } from '#features/vouchers/deck/useDeckScroll.ts';

function Row({ count = 3, onSettle = () => {} }: { count?: number; onSettle?: (at: number) => void }) {
  const { track, handlers } = useDeckScroll({ count, at: count - 1, cardKey: 'last', onSettle });
  return <div data-testid="row" ref={track} {...handlers} />;
}

/** A row of five cards, each 100 px wide, and whom it comes to rest on. */
function fiveCards() {
  const settled: number[] = [];
  const row = render(<Row count={5} onSettle={(at) => settled.push(at)} />).getByTestId('row');
  vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(500);
  row.scrollLeft = 400;
  return { row, settled };
}

function flick(row: HTMLElement, toPx: number) {
  fireEvent.touchStart(row);
  fireEvent.touchEnd(row);
  row.scrollLeft = toPx;
  fireEvent.scroll(row);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a row that a host reports as tiny is measured again half a second later', { tags: ['M02'] }, () => {
  const row = render(<Row />).getByTestId('row');
  let widthPx = 30;
  vi.spyOn(row, 'scrollWidth', 'get').mockImplementation(() => widthPx);
  window.dispatchEvent(new Event('resize'));
  expect(row.scrollLeft).toBe(20);
  // The page has its own size by now, and no event says so.
  widthPx = 900;
  vi.advanceTimersByTime(500);
  expect(row.scrollLeft).toBe(600);
});

it('a hard swipe that passes a person comes to rest on the next person', () => {
  const { row, settled } = fiveCards();
  flick(row, 100);
  vi.advanceTimersByTime(1_000);
  expect(settled).toEqual([3]);
  expect(row.scrollLeft).toBe(300);
});

it('two swipes in a row go as far as they go', () => {
  const { row, settled } = fiveCards();
  flick(row, 300);
  flick(row, 200);
  vi.advanceTimersByTime(1_000);
  expect(settled).toEqual([2]);
});

it('a swipe is not undone by a page whose size is measured again', () => {
  const { row, settled } = fiveCards();
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(400);
  fireEvent.touchStart(row);
  row.scrollLeft = 320;
  fireEvent.scroll(row);
  vi.advanceTimersByTime(100);
  expect(row.scrollLeft).toBe(320);
  fireEvent.touchEnd(row);
  vi.advanceTimersByTime(1_000);
  expect(settled).toEqual([3]);
});
