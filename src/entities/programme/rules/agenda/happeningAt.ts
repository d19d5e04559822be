import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { TimedEntry } from '../timedEntry.ts';
import { isWindow, untilMs } from './agendaEntry.ts';

export interface Happening {
  /** `now`: these are on; `later`: nothing is, and these begin later today; `coming`: these begin on another day. */
  readonly when: 'now' | 'later' | 'coming';
  readonly entries: readonly TimedEntry[];
}

const byStart = (one: TimedEntry, other: TimedEntry) => one.startMs - other.startMs;
const dayOf = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');

/** What is on at a fair at this moment, else what begins next, at most `most` of it. What goes on all day is left out, as is what is called off. */
export function happeningAt(entries: readonly TimedEntry[], nowMs: FairMs, most: number): Happening {
  const timed = entries.filter((entry) => entry.isCancelled !== true && !isWindow(entry));
  const open = timed.filter((entry) => untilMs(entry) > nowMs).sort(byStart);
  const on = open.filter(({ startMs }) => startMs <= nowMs);
  if (on.length > 0) return { when: 'now', entries: on.slice(0, most) };
  const later = open.filter(({ startMs }) => dayOf(startMs) === dayOf(nowMs));
  if (later.length > 0) return { when: 'later', entries: later.slice(0, most) };
  return { when: 'coming', entries: open.slice(0, most) };
}
