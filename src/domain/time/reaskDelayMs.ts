import type { PhoneMs } from './clocks.ts';

/** Spreads refetches that many phones would send at the same moment. Milliseconds. */
export interface ReaskTimes {
  readonly reaskGapMs: number;
  readonly reaskSpreadMs: number;
}

/** At least the gap, plus up to the spread by `chance` from 0 to 1. Bounded even if the clock was set back. */
export function reaskDelayMs(
  askedAtMs: number | undefined,
  nowMs: PhoneMs,
  { reaskGapMs, reaskSpreadMs }: ReaskTimes,
  chance: number,
): number {
  const gapMs =
    askedAtMs === undefined ? 0 : Math.min(reaskGapMs, Math.max(0, askedAtMs + reaskGapMs - nowMs));
  return gapMs + Math.round(reaskSpreadMs * Math.min(1, Math.max(0, chance)));
}
