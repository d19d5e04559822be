import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type AgendaEntry, isOff, isOnline, isWindow, untilMs } from './agendaEntry.ts';
import { walkMinutes } from './walkMinutes.ts';

export interface NextEntry {
  readonly entry: AgendaEntry;
  /** Whole minutes until it begins; 0 once it has. */
  readonly minutes: number;
  /** On foot from the entry before it, as between two rows of a day; undefined where that is not known, or nothing is before it. */
  readonly walk: number | undefined;
}

const minuteMs = 60_000;
const dayOf = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');

/**
 * What of a schedule comes next: the first that has not begun today, or in the night that today leads into; else what is on. What
 * can be visited at any time of the day does not count, nor what is called off.
 */
export function nextEntry(entries: readonly AgendaEntry[], nowMs: FairMs): NextEntry | undefined {
  const planned = plannedFrom(entries, nowMs);
  const coming = planned.find(({ startMs }) => startMs > nowMs && isSameNight(startMs, nowMs));
  const entry = coming ?? planned.find(({ startMs }) => startMs <= nowMs);
  if (entry === undefined) return undefined;
  return {
    entry,
    minutes: Math.max(0, Math.ceil((entry.startMs - nowMs) / minuteMs)),
    walk: isOnline(entry) ? undefined : walkTo(entry, entries),
  };
}

/** The same on whichever day it is. */
export const entryAhead = (entries: readonly AgendaEntry[], nowMs: FairMs): AgendaEntry | undefined =>
  nextEntry(entries, nowMs)?.entry ?? plannedFrom(entries, nowMs)[0];

/** By their start; what is over has gone. */
const plannedFrom = (entries: readonly AgendaEntry[], nowMs: FairMs) =>
  entries
    .filter((entry) => !isWindow(entry) && !isOff(entry) && untilMs(entry) > nowMs)
    .sort((one, other) => one.startMs - other.startMs);

/** Hours after midnight belong to the evening before, as at a fair that goes on into the night. */
const nightMs = 4 * 60 * minuteMs;
export const isSameNight = (timeMs: number, nowMs: number) =>
  dayOf(timeMs) === dayOf(nowMs) || dayOf(timeMs - nightMs) === dayOf(nowMs);

/** From the last entry of the day that begins before it. */
function walkTo(entry: AgendaEntry, entries: readonly AgendaEntry[]): number | undefined {
  const before = entries
    .filter((one) => one.startMs < entry.startMs && isSameNight(entry.startMs, one.startMs))
    .filter((one) => !isWindow(one) && !isOff(one) && !isOnline(one))
    .sort((one, other) => other.startMs - one.startMs)[0];
  return before === undefined ? undefined : walkMinutes(before.hall, entry.hall);
}
