import { parseVenueTime } from '../formatVenueTime.ts';
import { dayMs, isNight, type Period, readPeriod } from './readPeriod.ts';

/** Whether a text of the server tells more than a day. */
export const hasClock = (text: string): boolean => text.indexOf(':') >= 0;

/** 24:00 is the midnight that ends a day. */
function readMoment(text: string): number | undefined {
  const late = /^(.*\D)24:00(?::00)?$/.exec(text.trim());
  if (late === null) return parseVenueTime(text);
  const midnightMs = parseVenueTime(late[1]?.trim());
  return midnightMs === undefined ? undefined : midnightMs + dayMs;
}

/**
 * A period of hours: a meeting, a session, a live, an event of an exhibitor. An end with a time is that instant, also at 00:00. An
 * end before its start is meant for the next day where a night is meant, else none. Without a time at its start or its end it is read
 * as days.
 */
export function readHours(start: string, end: string): Period {
  const startMs = readMoment(start);
  if (startMs === undefined || !hasClock(start) || !hasClock(end)) return readPeriod(start, end);
  const endMs = endAfter(startMs, readMoment(end));
  return { startMs, endMs, lastMs: endMs };
}

function endAfter(startMs: number, endMs: number | undefined): number | undefined {
  if (endMs === undefined || endMs > startMs) return endMs;
  return isNight(startMs, endMs) && startMs - endMs < dayMs ? endMs + dayMs : undefined;
}
