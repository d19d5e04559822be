import { type AgendaEntry, untilMs } from './agendaEntry.ts';

export interface LaneEntry {
  readonly entry: AgendaEntry;
  /** Which column of `lanes`, from 0. */
  readonly lane: number;
  /** Among how many columns: those of all entries that overlap, also by way of others. */
  readonly lanes: number;
}

/** Columns for a day drawn to scale, so that entries at the same time stand side by side. `entries` are sorted by start. */
export function dayLanes(entries: readonly AgendaEntry[]): readonly LaneEntry[] {
  const placed: LaneEntry[] = [];
  let group: { entry: AgendaEntry; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) placed.push({ ...one, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const entry of entries) {
    if (ends.every((endMs) => endMs <= entry.startMs)) close();
    const free = ends.findIndex((endMs) => endMs <= entry.startMs);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = untilMs(entry);
    group.push({ entry, lane });
  }
  close();
  return placed;
}
