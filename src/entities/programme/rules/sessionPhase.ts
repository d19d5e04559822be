import { beginsSoon } from '#domain/time/period/beginsSoon.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import type { SessionTimes } from './sessionTimes.ts';

/** `next` begins soon. */
export type SessionPhase = 'upcoming' | 'next' | 'now' | 'over';

const minuteMs = 60_000;
/** A session without an end counts as running for so long. */
const usualMs = 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** Of one of which only the day is known, no more is said than whether the day is over. */
export function sessionPhase({ startMs, endMs, isDayOnly }: SessionTimes, nowMs: FairMs): SessionPhase {
  if (isDayOnly) return nowMs >= startMs + dayMs ? 'over' : 'upcoming';
  if (nowMs >= (endMs ?? startMs + usualMs)) return 'over';
  if (nowMs >= startMs) return 'now';
  return beginsSoon(startMs, nowMs) ? 'next' : 'upcoming';
}
