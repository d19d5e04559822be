import { hasClock, readHours } from '#domain/time/readHours.ts';
import type { SessionTimes } from './sessionTimes.ts';

/** A start and an end as an organiser has written them; undefined where no start can be read. An end that names only a day is none. */
export function readSessionTimes(start: string, end: string): SessionTimes | undefined {
  const { startMs, endMs, isDaysOnly } = readHours(start, end);
  if (startMs === undefined) return undefined;
  const isDayOnly = isDaysOnly || !hasClock(start);
  const hasEnd = endMs !== undefined && hasClock(end) && !isDayOnly;
  return { startMs, ...(hasEnd && { endMs }), isDayOnly };
}
