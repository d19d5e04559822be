// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDeckScroll } from '../../../../src/features/vouchers/deck/useDeckScroll.ts';

function Row() {
  const { track } = useDeckScroll({ count: 3, at: 2, cardKey: 'third', onSettle: () => {} });
  return <div data-testid="row" ref={track} />;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a row that a host reports as tiny is measured again half a second later', { tags: ['M02'] }, () => {
  const row = render(<Row />).getByTestId('row');
  let widthPx = 30;
  vi.spyOn(row, 'scrollWidth', 'get').mockImplementation(() => widthPx);
  window.dispatchEvent(new Event('resize'));
  expect(row.scrollLeft).toBe(20);
  // The page has its own size by now, and nobody says so.
  widthPx = 900;
  vi.advanceTimersByTime(500);
  expect(row.scrollLeft).toBe(600);
});
