/** When something is asked for again that many phones hear of at the same moment. Times in milliseconds. */
export interface ReaskTimes {
  readonly reaskGapMs: number;
  readonly reaskSpreadMs: number;
}

/**
 * How long to wait before asking again, `askedAtMs` after the last question: never sooner than the gap, and each phone up to the
 * spread later, by `chance` from 0 to 1. A clock that was set back does not make anybody wait longer than that.
 */
export function reaskDelayMs(
  askedAtMs: number | undefined,
  nowMs: number,
  { reaskGapMs, reaskSpreadMs }: ReaskTimes,
  chance: number,
): number {
  const gapMs =
    askedAtMs === undefined ? 0 : Math.min(reaskGapMs, Math.max(0, askedAtMs + reaskGapMs - nowMs));
  return gapMs + Math.round(reaskSpreadMs * Math.min(1, Math.max(0, chance)));
}
