import { hasClock, readHours } from '#domain/time/period/readHours.ts';
import { dayMs, sinceMidnight } from '#domain/time/period/readPeriod.ts';
import type { SessionTimes } from './sessionTimes.ts';

/** A start and an end as an organiser has written them; undefined where no start can be read. An end that names only a day is none. */
export function readSessionTimes(start: string, end: string): SessionTimes | undefined {
  const { startMs, endMs: toldMs } = readHours(start, end);
  if (startMs === undefined) return undefined;
  const endMs = hasClock(end) ? toldMs : undefined;
  // From midnight until the next one, or the minute before it, only the day is meant.
  const isDayEnd = endMs === undefined || sinceMidnight(endMs) >= dayMs - 60_000 || endMs === startMs + dayMs;
  if (!hasClock(start) || (sinceMidnight(startMs) === 0 && isDayEnd)) return { startMs, isDayOnly: true };
  return { startMs, ...(endMs !== undefined && { endMs }), isDayOnly: false };
}
