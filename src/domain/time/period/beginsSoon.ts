import type { FairMs } from '../clocks.ts';

const soonMs = 30 * 60_000;

/** Near enough that a visitor has to go now. */
export const beginsSoon = (startMs: number, nowMs: FairMs): boolean =>
  nowMs < startMs && startMs - nowMs <= soonMs;
