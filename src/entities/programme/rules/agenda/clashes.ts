import type { FairMs } from '#domain/time/clocks.ts';
import { type AgendaEntry, isOff, isOnline, isWindow, untilMs } from './agendaEntry.ts';
import { walkMinutes } from './walkMinutes.ts';

/** Two entries that one person cannot attend as they stand; `first` starts first. */
export type Clash =
  /** Both at the same time. `isOneOnline`: one of them is watched online. */
  | {
      readonly at: 'overlap';
      readonly first: AgendaEntry;
      readonly second: AgendaEntry;
      readonly minutes: number;
      readonly isOneOnline: boolean;
    }
  /** One ends before the other starts, but the halls are too far apart: `walk` and `gap` are whole minutes. */
  | {
      readonly at: 'walk';
      readonly first: AgendaEntry;
      readonly second: AgendaEntry;
      readonly walk: number;
      readonly gap: number;
    };

const minuteMs = 60_000;
const longestWalkMs = 60 * minuteMs;

/**
 * Of all days, because a night belongs to two; in the order of their first entries. What has ended is left out: there is nothing to
 * decide any more.
 */
export function clashesOf(entries: readonly AgendaEntry[], nowMs: FairMs): readonly Clash[] {
  const sorted = entries
    .filter((entry) => !isWindow(entry) && !isOff(entry) && untilMs(entry) > nowMs)
    .sort((one, other) => one.startMs - other.startMs || untilMs(one) - untilMs(other));
  const found: Clash[] = [];
  sorted.forEach((first, at) => {
    for (const second of sorted.slice(at + 1)) {
      if (second.startMs - untilMs(first) >= longestWalkMs) break;
      const clash = clashBetween(first, second);
      if (clash !== undefined) found.push(clash);
    }
  });
  return found;
}

function clashBetween(first: AgendaEntry, second: AgendaEntry): Clash | undefined {
  const gapMs = second.startMs - untilMs(first);
  if (gapMs < 0) {
    const sharedMs = Math.min(untilMs(first), untilMs(second)) - second.startMs;
    const isOneOnline = isOnline(first) || isOnline(second);
    return { at: 'overlap', first, second, minutes: Math.ceil(sharedMs / minuteMs), isOneOnline };
  }
  if (isOnline(first) || isOnline(second)) return undefined;
  const walk = walkMinutes(first.hall, second.hall) ?? 0;
  const gap = Math.floor(gapMs / minuteMs);
  return walk > gap ? { at: 'walk', first, second, walk, gap } : undefined;
}
