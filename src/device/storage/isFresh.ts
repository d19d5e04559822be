import type { PhoneMs } from '#domain/time/clocks.ts';

/** A future time counts by its distance too: a clock that was set back must not keep personal data for ever. */
export function isFresh(savedAtMs: number, lifeMs: number, nowMs: PhoneMs): boolean {
  return Math.abs(nowMs - savedAtMs) < lifeMs;
}

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
