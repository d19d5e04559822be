import { useSyncExternalStore } from 'react';
import { fairNowMs, onClockOffset } from './fairClock.ts';

const minuteMs = 60_000;
/** React reads twice while it renders, and takes another answer for a new one at each time: so long it stays the same. */
const renderMs = 20;

/** One timer for all that are drawn by steps of this length, however many rows a list has. */
function createTicks(stepMs: number) {
  let shown = { readMs: NaN, stepMs: 0 };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgetOffset: (() => void) | undefined;

  /** None while the page is hidden: it looks again once it is seen. */
  function schedule(): void {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(look, stepMs - (fairNowMs() % stepMs));
  }
  function look(): void {
    for (const listener of Array.from(listeners)) listener();
    schedule();
  }
  function start(): void {
    forgetOffset = onClockOffset(look);
    document.addEventListener('visibilitychange', look);
    schedule();
  }
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    forgetOffset?.();
  }
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    latestMs: () => {
      const nowMs = fairNowMs();
      const isSame = nowMs >= shown.readMs && nowMs - shown.readMs < renderMs;
      if (!isSame) shown = { readMs: nowMs, stepMs: Math.floor(nowMs / stepMs) * stepMs };
      return shown.stepMs;
    },
  };
}

const ticks = new Map<number, ReturnType<typeof createTicks>>();

function ticksOf(stepMs: number): ReturnType<typeof createTicks> {
  const found = ticks.get(stepMs) ?? createTicks(stepMs);
  ticks.set(stepMs, found);
  return found;
}

/**
 * The time at the fair, also where the phone's clock is off by hours or a day. Epoch milliseconds.
 * @param stepMs at which it changes: the latest full minute unless it says otherwise
 */
export function useFairNow(stepMs = minuteMs): number {
  const { subscribe, latestMs } = ticksOf(stepMs);
  return useSyncExternalStore(subscribe, latestMs);
}
