import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sleep } from '#data/client/sleep.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether it has ended, once all that is due has run. */
function watch(promise: Promise<void>) {
  let hasEnded = false;
  void promise.then(() => {
    hasEnded = true;
  });
  return async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return hasEnded;
  };
}

it('waits as long as asked, and no longer', async () => {
  const hasEndedAfter = watch(sleep(60));
  expect(await hasEndedAfter(59)).toBe(false);
  expect(await hasEndedAfter(1)).toBe(true);
});

it('ends early when the signal is aborted, and leaves no timer behind', async () => {
  const controller = new AbortController();
  const hasEndedAfter = watch(sleep(5_000, controller.signal));
  expect(await hasEndedAfter(10)).toBe(false);
  controller.abort();
  expect(await hasEndedAfter(0)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not begin when the signal is aborted already', async () => {
  const hasEndedAfter = watch(sleep(5_000, AbortSignal.abort()));
  expect(vi.getTimerCount()).toBe(0);
  expect(await hasEndedAfter(0)).toBe(true);
});
