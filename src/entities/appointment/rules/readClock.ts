import { readDay } from '#domain/time/readDay.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readLine } from '#domain/record/serverRow.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const clock = /^(\d{1,2})(?:[:：点时h](\d{1,2})?(?:[:：]\d{1,2})?分?)?$/;

/** The time of day of `9`, `09:00`, `9:5`, `9：00:00` or `2026-11-25 09:00:00`, in minutes; 24:00 is 1440. */
export function readClock(value: unknown): number | undefined {
  const text = readLine(value).replace(/^.*\d[-/.年月]\d+日?[ T]*/, '');
  const parts = clock.exec(text.replace(/\s/g, ''));
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  return hour * 60 + minute;
}

/** In minutes after midnight. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** As `readClock`; 00:00 is the midnight that ends the day. */
export function readEndClock(value: unknown): number | undefined {
  const minutes = readClock(value);
  return minutes === 0 ? dayMinutes : minutes;
}

/** An end that is not after the start is none; from 00:00 to 00:00 is no time. */
export function readClockSpan(start: unknown, end: unknown): Span | undefined {
  const from = readClock(start);
  const until = from === 0 ? readClock(end) : readEndClock(end);
  return from !== undefined && until !== undefined && until > from ? { from, until } : undefined;
}

/** `YYYY-MM-DD` of a date with or without a time; undefined for anything else. */
export const readCalendarDay = (value: unknown): string | undefined =>
  readDay(readLine(value).replace(/[ T]+\d{1,2}[:：].*$/, ''));

/** Epoch milliseconds of so many minutes after midnight at the venue, which has one offset all year. */
export function atVenue(day: string, minutes: number): number {
  return (parseVenueTime(day) ?? NaN) + minutes * minuteMs;
}

/** When a meeting is, each time by its own date where the text has one. Until 00:00 of its date, it ends with that day. */
export function readMeetingTime(day: string | undefined, start: unknown, end: unknown) {
  const timeOf = (value: unknown, minutes: number | undefined) => {
    const own = readCalendarDay(readLine(value)) ?? day;
    return own === undefined || minutes === undefined ? undefined : atVenue(own, minutes);
  };
  const startMs = timeOf(start, readClock(start));
  const isAfter = (endMs: number | undefined) =>
    startMs !== undefined && endMs !== undefined && endMs > startMs;
  const ends = [
    timeOf(end, readClock(end)),
    readClock(start) === 0 ? undefined : timeOf(end, readEndClock(end)),
  ];
  return { startMs, endMs: ends.find(isAfter) };
}
