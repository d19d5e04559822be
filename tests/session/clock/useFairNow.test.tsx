// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '#session/clock/noteServerTime.ts';
import { provideServices, type Services } from '#session/services.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';

const startMs = Date.UTC(2026, 11, 12, 1, 0, 20);
const minuteMs = 60_000;
const dayMs = 86_400_000;

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  provideServices({ now: () => Date.now() } as Services);
  noteServerTime(startMs);
  // jsdom tells other tabs of what was stored by a timer.
  vi.clearAllTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the time by which screens are drawn', () => {
  it('is the latest full minute, and changes with the minute', () => {
    const { result } = renderHook(() => useFairNow());
    expect(result.current).toBe(startMs - 20_000);
    act(() => void vi.advanceTimersByTime(39_000));
    expect(result.current).toBe(startMs - 20_000);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(startMs + 40_000);
  });

  it('is one answer while React renders, also across the full minute', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    let readMs = startMs + 39_999;
    provideServices({ now: () => readMs++ } as unknown as Services);
    renderHook(() => useFairNow());
    expect(readMs).toBeGreaterThan(startMs + 40_000);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ['behind', dayMs],
    ['ahead', -dayMs],
  ])('is the server’s on a phone that is a day %s, as soon as that is known', (_case, offMs) => {
    const { result } = renderHook(() => useFairNow(10_000));
    act(() => noteServerTime(startMs + offMs));
    expect(result.current).toBe(startMs + offMs);
  });

  it('takes one timer for any number of rows, and none on a hidden page or after the last row', () => {
    const rows = [1, 2, 3].map(() => renderHook(() => useFairNow()));
    expect(vi.getTimerCount()).toBe(1);
    act(() => hide(true));
    expect(vi.getTimerCount()).toBe(0);
    act(() => void vi.advanceTimersByTime(5 * minuteMs));
    expect(rows[0]?.result.current).toBe(startMs - 20_000);
    act(() => hide(false));
    expect(rows[0]?.result.current).toBe(startMs - 20_000 + 5 * minuteMs);
    for (const row of rows) row.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
