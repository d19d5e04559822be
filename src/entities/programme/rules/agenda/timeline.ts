import { type AgendaEntry, isWindow, untilMs } from './agendaEntry.ts';
import { dayLanes, type LaneEntry } from './dayLanes.ts';

export interface TimelineBlock extends LaneEntry {
  /** Where its block ends, which may be after its end. */
  readonly drawnUntilMs: number;
}

export interface Timeline {
  /** Epoch milliseconds of the full hours from the first to the last; those after midnight are of the next day. */
  readonly hoursMs: readonly number[];
  readonly blocks: readonly TimelineBlock[];
}

const hourMs = 3_600_000;
/** What lasts less is drawn as long as this, so that a finger meets it. */
const leastMs = 42 * 60_000;

/** A day drawn to scale; undefined where only opening hours are on it. `entries` are sorted by start. */
export function timelineOf(entries: readonly AgendaEntry[]): Timeline | undefined {
  const shown = entries.filter((entry) => !isWindow(entry));
  const drawn = shown.map((entry) => ({
    ...entry,
    endMs: Math.max(untilMs(entry), entry.startMs + leastMs),
  }));
  if (drawn.length === 0) return undefined;
  const firstMs = Math.floor(Math.min(...drawn.map(({ startMs }) => startMs)) / hourMs) * hourMs;
  const lastMs = Math.ceil(Math.max(...drawn.map(({ endMs }) => endMs)) / hourMs) * hourMs;
  const hoursMs: number[] = [];
  for (let at = firstMs; at <= lastMs; at += hourMs) hoursMs.push(at);
  // In the order of the entries.
  const blocks = dayLanes(drawn).map((block, at) => ({
    ...block,
    entry: shown[at] ?? block.entry,
    drawnUntilMs: untilMs(block.entry),
  }));
  return { hoursMs, blocks };
}
