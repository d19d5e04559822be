// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDistanceFromTop } from '#ui/list/useDistanceFromTop.ts';

const topPx = 300;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, topPx, 390, 100));
});
afterEach(() => vi.restoreAllMocks());

/** Renders until nothing changes, and says how often that was. */
function distanceFor(initialOffsetRem: number, place?: { readonly listTop: number }) {
  let renders = 0;
  const list = { current: document.createElement('ul') };
  const view = renderHook(
    ({ isPainted }) => {
      renders += 1;
      return useDistanceFromTop(list, { initialOffsetRem, place, isPainted });
    },
    { initialProps: { isPainted: false } },
  );
  return { ...view, renders: () => renders };
}

it('a guess that is nearly right does not render the first rows again before they are painted', () => {
  const { result, rerender, renders } = distanceFor(18);
  expect(result.current).toBe(288);
  expect(renders()).toBe(1);
  rerender({ isPainted: true });
  expect(result.current).toBe(topPx);
});

it('a guess that is far off is corrected before the first rows are painted', () => {
  expect(distanceFor(10).result.current).toBe(topPx);
  expect(distanceFor(30).result.current).toBe(topPx);
});

it('what was known of a list that is returned to holds until its rows are painted', () => {
  const { result, rerender } = distanceFor(10, { listTop: 450 });
  expect(result.current).toBe(450);
  rerender({ isPainted: true });
  expect(result.current).toBe(topPx);
});
