import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime, venueOffsetMs } from '#domain/time/formatVenueTime.ts';
import type { SessionTimes } from './sessionTimes.ts';

/** In place of a date, for what is not told yet. */
export const undatedDay = 'later';

interface Timed {
  readonly id: string;
  /** Undefined where it is not told yet. */
  readonly times: SessionTimes | undefined;
}

export interface ProgrammeDay<T> {
  /** `YYYY-MM-DD` at the venue, or `undatedDay`. */
  readonly day: string;
  /** As they were given; `inOrder` sorts those that are shown. */
  readonly sessions: readonly T[];
}

const dayMs = 86_400_000;
const venueDay = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');

/** By day; what has no day comes last. */
export function programmeDays<T extends Timed>(sessions: readonly T[]): readonly ProgrammeDay<T>[] {
  const days = new Map<number, T[]>();
  for (const session of sessions) {
    const { times } = session;
    const day = times === undefined ? Infinity : Math.floor((times.startMs + venueOffsetMs) / dayMs);
    const known = days.get(day);
    if (known === undefined) days.set(day, [session]);
    else known.push(session);
  }
  return Array.from(days.keys())
    .sort((one, other) => (one < other ? -1 : 1))
    .map((day) => ({
      day: day === Infinity ? undatedDay : venueDay(day * dayMs - venueOffsetMs),
      sessions: days.get(day) ?? [],
    }));
}

/**
 * Of one day: by start, without an hour last; what begins at the same time: the shorter first, then by id, so that the order
 * is always the same.
 */
export const inOrder = <T extends Timed>(sessions: readonly T[]): readonly T[] =>
  sessions.slice().sort(byStart);

function byStart<T extends Timed>(one: T, other: T): number {
  const { times: a } = one;
  const { times: b } = other;
  if (a !== undefined && b !== undefined) {
    if (a.isDayOnly !== b.isDayOnly) return a.isDayOnly ? 1 : -1;
    if (a.startMs !== b.startMs) return a.startMs - b.startMs;
    const lengths = (a.endMs ?? Infinity) - (b.endMs ?? Infinity);
    if (lengths !== 0 && !Number.isNaN(lengths)) return lengths;
  }
  return one.id < other.id ? -1 : 1;
}

/** The day to show: the one that is asked for, else today, else the next one, else the last. */
export function chosenDay(days: readonly string[], asked: string, nowMs: FairMs): string | undefined {
  if (days.indexOf(asked) >= 0) return asked;
  const dated = days.filter((day) => day !== undatedDay);
  const today = venueDay(nowMs);
  return dated.find((day) => day >= today) ?? dated[dated.length - 1] ?? days[0];
}

/** Whether later sessions cannot change which day is shown: the earliest ones come first, and days are never skipped. */
export const isDaySettled = (days: readonly string[], asked: string, nowMs: FairMs): boolean =>
  days.indexOf(asked) >= 0 ||
  (asked === '' && days.some((day) => day !== undatedDay && day >= venueDay(nowMs)));
