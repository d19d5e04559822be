import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { agendaKey, type AgendaEntry, isDownload, isWindow, untilMs } from './agendaEntry.ts';

export interface AgendaDay {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  /** By start; opening hours before what happens in them. */
  readonly entries: readonly AgendaEntry[];
}

const longestDays = 60;
const dayMs = 86_400_000;

const venueDay = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');

/**
 * What happens after midnight belongs to the day on which it starts. Opening hours of several days stand on each of them,
 * of `fairDays` where those are known.
 */
export function agendaDays(
  entries: readonly AgendaEntry[],
  fairDays: readonly string[] = [],
): readonly AgendaDay[] {
  const days = new Map<string, AgendaEntry[]>(fairDays.map((day) => [day, []]));
  const put = (day: string, entry: AgendaEntry) => days.set(day, [...(days.get(day) ?? []), entry]);
  for (const entry of entries)
    for (const day of daysOf(entry))
      if (!isDaily(entry) || fairDays.length === 0 || days.has(day)) put(day, entry);
  return Array.from(days, ([day, found]) => ({ day, entries: found.sort(byStart) })).sort((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}

/** Each once, also what stands on several days. */
export function entriesOf(days: readonly AgendaDay[]): readonly AgendaEntry[] {
  const found = new Map<string, AgendaEntry>();
  for (const { entries } of days)
    for (const entry of entries) if (!found.has(agendaKey(entry))) found.set(agendaKey(entry), entry);
  return Array.from(found.values());
}

/** Whether it stands on each day on which it is open. */
const isDaily = (entry: AgendaEntry) => isWindow(entry) && !isDownload(entry);

function daysOf(entry: AgendaEntry): readonly string[] {
  if (!isDaily(entry)) return [venueDay(entry.startMs)];
  const days: string[] = [];
  // The moment in which it closes is no part of it.
  const last = venueDay(untilMs(entry) - 1);
  for (let at = 0; at < longestDays; at += 1) {
    const day = venueDay(entry.startMs + at * dayMs);
    days.push(day);
    if (day >= last) break;
  }
  return days;
}

const byStart = (one: AgendaEntry, other: AgendaEntry) =>
  Number(isWindow(other)) - Number(isWindow(one)) ||
  one.startMs - other.startMs ||
  untilMs(one) - untilMs(other) ||
  (one.id < other.id ? -1 : 1);
