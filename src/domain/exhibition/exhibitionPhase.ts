import type { FairMs } from '../time/clocks.ts';
import { venueOffsetMs } from '../time/formatVenueTime.ts';
import { dayMs, isNight, readPeriod, sinceMidnight } from '../time/period/readPeriod.ts';

/** Where an exhibition stands in its days, counted by the venue's calendar. Times are epoch milliseconds. */
export type ExhibitionPhase =
  | { readonly at: 'before'; readonly daysLeft: number }
  | {
      readonly at: 'during';
      readonly day: number;
      readonly days: number;
      /** What comes next; undefined where no hours are known. */
      readonly next?: {
        readonly kind: 'opens' | 'closes' | 'closesTomorrow' | 'opensTomorrow';
        readonly atMs: number;
      };
    }
  | { readonly at: 'after' };

/** A start and an end give the hours of every day only if these make a day; with fewer the last day ends earlier. */
const leastHoursMs = 7 * 3_600_000;

const dayNumber = (timeMs: number) => Math.floor((timeMs + venueOffsetMs) / dayMs);
const startOf = (day: number) => day * dayMs - venueOffsetMs;

/** `start` and `end` as the server writes them; undefined without a start, and once the first day is over without an end. */
export function exhibitionPhase(start: string, end: string, nowMs: FairMs): ExhibitionPhase | undefined {
  const span = daysOf(start, end);
  if (span === undefined) return undefined;
  const { first, last, endMs, hours } = span;
  const calendarDay = dayNumber(nowMs);
  if (calendarDay < first) return { at: 'before', daysLeft: first - calendarDay };
  if (endMs !== undefined && nowMs >= endMs) return { at: 'after' };
  // The hours after midnight belong to the evening before.
  const today = Math.max(first, dayNumber(nowMs - Math.max(0, (hours?.closes ?? 0) - dayMs)));
  if (today > last) return undefined;
  const place = { at: 'during', day: today - first + 1, days: last - first + 1 } as const;
  if (hours === undefined) return place;
  const [opensMs, closesMs] = [startOf(today) + hours.opens, startOf(today) + hours.closes];
  if (nowMs < opensMs) return { ...place, next: { kind: 'opens', atMs: opensMs } };
  if (nowMs >= closesMs) return { ...place, next: { kind: 'opensTomorrow', atMs: opensMs + dayMs } };
  const kind = dayNumber(closesMs) > calendarDay ? 'closesTomorrow' : 'closes';
  return { ...place, next: { kind, atMs: closesMs } };
}

/** On how many days it is open: a night counts for the day on which it begins. 0 without a start. */
export function countDays(start: string, end: string): number {
  const span = daysOf(start, end);
  return span === undefined ? 0 : span.last - span.first + 1;
}

/** `hours`: milliseconds since the midnight with which a day begins, where they are known. */
function daysOf(start: string, end: string) {
  const { startMs, endMs, lastMs = startMs } = readPeriod(start, end);
  if (startMs === undefined || lastMs === undefined) return undefined;
  const [first, last] = [dayNumber(startMs), dayNumber(lastMs)];
  const [opens, closes] = [sinceMidnight(startMs), sinceMidnight(lastMs)];
  const hasHours = opens > 0 && lastMs === endMs;
  if (hasHours && last > first && isNight(startMs, lastMs))
    return { first, last: last - 1, endMs, hours: { opens, closes: closes + dayMs } };
  const isDaily = hasHours && closes - opens >= (first === last ? 1 : leastHoursMs);
  return { first, last, endMs, hours: isDaily ? { opens, closes } : undefined };
}
