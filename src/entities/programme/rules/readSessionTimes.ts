import { parseVenueTime, venueOffsetMs } from '#domain/time/formatVenueTime.ts';
import type { SessionTimes } from './sessionTimes.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A session that begins in the evening may end in the night, and its end be written with the day of its start. */
const eveningMs = 17 * hourMs;
const nightMs = 6 * hourMs;

const sinceMidnight = (timeMs: number) => (timeMs + venueOffsetMs) % dayMs;
const hasClock = (text: string) => text.indexOf(':') >= 0;

/** 24:00 is the midnight that ends a day. */
function readMoment(text: string): number | undefined {
  const late = /^(.*\D)24:00(?::00)?$/.exec(text.trim());
  if (late === null) return parseVenueTime(text);
  const midnightMs = parseVenueTime(late[1]?.trim());
  return midnightMs === undefined ? undefined : midnightMs + dayMs;
}

/** A start and an end as an organiser has written them; undefined where no start can be read. */
export function readSessionTimes(start: string, end: string): SessionTimes | undefined {
  const startMs = readMoment(start);
  if (startMs === undefined) return undefined;
  if (!hasClock(start)) return { startMs, isDayOnly: true };
  const endMs = readEnd(startMs, end);
  const isMidnight = sinceMidnight(startMs) === 0;
  const endsWithDay =
    endMs === undefined || sinceMidnight(endMs) >= dayMs - 60_000 || endMs === startMs + dayMs;
  if (isMidnight && endsWithDay) return { startMs, isDayOnly: true };
  return { startMs, ...(endMs !== undefined && { endMs }), isDayOnly: false };
}

/** An end that is not after the start is none, but where a night is meant. */
function readEnd(startMs: number, end: string): number | undefined {
  const endMs = hasClock(end) ? readMoment(end) : undefined;
  if (endMs === undefined || endMs > startMs) return endMs;
  const isNight = sinceMidnight(startMs) >= eveningMs && sinceMidnight(endMs) < nightMs;
  return isNight && startMs - endMs < dayMs ? endMs + dayMs : undefined;
}
