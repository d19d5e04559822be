import type { FairMs } from '#domain/time/clocks.ts';
import { parseVenueTime, formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Calendar } from './calendar.ts';
import { atVenue, type Span } from './readClock.ts';

export type SlotState = 'free' | 'taken' | 'past';

/** A time that can be asked for, or could have been. Epoch milliseconds. */
export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
  readonly state: SlotState;
}

export interface SlotDay {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  readonly slots: readonly Slot[];
}

interface Taken {
  readonly startMs: number;
  readonly endMs: number;
}

const dayMs = 86_400_000;
const mostDays = 60;

/**
 * The times of a calendar by day: the hours divided by the interval, without what lunch takes. After lunch they begin at its end. A last
 * time that would end after the hours is left out, as is what the booth has closed. Without an interval the times that the server lists
 * are all there is.
 * @param taken what the visitor knows to be taken beside what the calendar says
 */
export function slotDays(
  calendar: Calendar,
  nowMs: FairMs,
  taken: readonly Taken[] = [],
): readonly SlotDay[] {
  const found: SlotDay[] = [];
  for (const day of daysOf(calendar)) {
    const closed = listedOn(calendar, day).filter(({ isClosed }) => isClosed);
    const spans = spansOf(calendar, day).filter(
      (span) => !closed.some((one) => one.from < span.until && one.until > span.from),
    );
    const busy = [...taken, ...takenOn(calendar, day)];
    const slots = spans.map(({ from, until }): Slot => {
      const [startMs, endMs] = [atVenue(day, from), atVenue(day, until)];
      const isTaken = busy.some((one) => one.startMs < endMs && one.endMs > startMs);
      return { startMs, endMs, state: startMs <= nowMs ? 'past' : isTaken ? 'taken' : 'free' };
    });
    if (slots.length > 0) found.push({ day, slots });
  }
  return found;
}

/** The free times nearest to a wanted one, by start. */
export function nearestFree(days: readonly SlotDay[], wantedMs: number, most = 3): readonly Slot[] {
  const free = days.reduce((all: readonly Slot[], { slots }) => [...all, ...slots], []).filter(isFree);
  return free
    .sort((one, other) => Math.abs(one.startMs - wantedMs) - Math.abs(other.startMs - wantedMs))
    .slice(0, most)
    .sort((one, other) => one.startMs - other.startMs);
}

export const isFree = ({ state }: Slot): boolean => state === 'free';

function daysOf({ days, listed }: Calendar): readonly string[] {
  if (days === undefined) {
    const named = listed.map(({ day }) => day).filter((day) => day !== undefined);
    return Array.from(new Set(named)).sort().slice(0, mostDays);
  }
  const firstMs = parseVenueTime(days.first) ?? NaN;
  const found: string[] = [];
  for (let at = 0; at < mostDays; at += 1) {
    const day = formatVenueTime(firstMs + at * dayMs, 'yyyy-MM-dd');
    if (!(day <= days.last)) break;
    found.push(day);
  }
  return found;
}

function spansOf(calendar: Calendar, day: string): readonly Span[] {
  const { hours, lunch, intervalMinutes } = calendar;
  if (hours === undefined || intervalMinutes === undefined)
    return listedOn(calendar, day).sort((one, other) => one.from - other.from);
  const found: Span[] = [];
  let from = hours.from;
  while (from + intervalMinutes <= hours.until) {
    const until = from + intervalMinutes;
    if (lunch !== undefined && from < lunch.until && until > lunch.from) from = lunch.until;
    else {
      found.push({ from, until });
      from = until;
    }
  }
  return found;
}

const listedOn = ({ listed }: Calendar, day: string) =>
  listed.filter((time) => time.day === undefined || time.day === day);

const takenOn = (calendar: Calendar, day: string): readonly Taken[] =>
  listedOn(calendar, day)
    .filter(({ isTaken }) => isTaken)
    .map(({ from, until }) => ({ startMs: atVenue(day, from), endMs: atVenue(day, until) }));
