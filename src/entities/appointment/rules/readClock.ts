import { readDay } from '#domain/time/readDay.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readLine } from '#domain/record/serverRow.ts';

const minuteMs = 60_000;
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

/** `YYYY-MM-DD` of a date with or without a time; undefined for anything else. */
export const readCalendarDay = (value: unknown): string | undefined =>
  readDay(readLine(value).replace(/[ T]+\d{1,2}[:：].*$/, ''));

/** Epoch milliseconds of so many minutes after midnight at the venue, which has one offset all year. */
export function atVenue(day: string, minutes: number): number {
  return (parseVenueTime(day) ?? NaN) + minutes * minuteMs;
}

/** By its own date where the text has one. */
export function readSlotTime(day: string | undefined, value: unknown): number | undefined {
  const own = readCalendarDay(readLine(value)) ?? day;
  const minutes = readClock(value);
  return own === undefined || minutes === undefined ? undefined : atVenue(own, minutes);
}
