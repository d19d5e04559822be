import type { FairMs } from '../time/clocks.ts';
import { venueOffsetMs } from '../time/formatVenueTime.ts';
import { dayMs, readPeriod, sinceMidnight } from '../time/period/readPeriod.ts';

/** Where an exhibition stands in its days, counted by the venue's calendar. Times are epoch milliseconds. */
export type ExhibitionPhase =
  | { readonly at: 'before'; readonly daysLeft: number }
  | {
      readonly at: 'during';
      readonly day: number;
      readonly days: number;
      /** What comes next; undefined where no hours are known. */
      readonly next?: { readonly kind: 'opens' | 'closes' | 'opensTomorrow'; readonly atMs: number };
    }
  | { readonly at: 'after' };

/** A start and an end give the hours of every day only if these make a day; with fewer the last day ends earlier. */
const leastHoursMs = 7 * 3_600_000;

const dayNumber = (timeMs: number) => Math.floor((timeMs + venueOffsetMs) / dayMs);
const startOf = (day: number) => day * dayMs - venueOffsetMs;

/** `start` and `end` as the server writes them; undefined without a start, and once the first day is over without an end. */
export function exhibitionPhase(start: string, end: string, nowMs: FairMs): ExhibitionPhase | undefined {
  const { startMs, endMs, lastMs = startMs } = readPeriod(start, end);
  if (startMs === undefined || lastMs === undefined) return undefined;
  const [first, last, today] = [dayNumber(startMs), dayNumber(lastMs), dayNumber(nowMs)];
  if (today < first) return { at: 'before', daysLeft: first - today };
  if (today > last) return endMs === undefined ? undefined : { at: 'after' };
  const place = { at: 'during', day: today - first + 1, days: last - first + 1 } as const;
  const [opens, closes] = [sinceMidnight(startMs), sinceMidnight(lastMs)];
  const isHourKnown = opens > 0 && lastMs === endMs && closes - opens >= (first === last ? 1 : leastHoursMs);
  if (!isHourKnown) return place;
  const now = sinceMidnight(nowMs);
  if (now < opens) return { ...place, next: { kind: 'opens', atMs: startOf(today) + opens } };
  if (now < closes) return { ...place, next: { kind: 'closes', atMs: startOf(today) + closes } };
  if (today === last) return { at: 'after' };
  return { ...place, next: { kind: 'opensTomorrow', atMs: startOf(today + 1) + opens } };
}
