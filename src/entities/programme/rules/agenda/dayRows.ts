import type { FairMs } from '#domain/time/clocks.ts';
import { agendaKey, type AgendaEntry, isOff, isOnline, isWindow, untilMs } from './agendaEntry.ts';
import { type ClashGroup, entriesOfClash } from './clashGroups.ts';
import { walkMinutes } from './walkMinutes.ts';

export type EntryPhase = 'upcoming' | 'now' | 'over';

/** What stands below another in the list of a day. */
export type DayRow =
  | { readonly row: 'earlier'; readonly key: string; readonly count: number }
  | { readonly row: 'now'; readonly key: string }
  /** On foot from the entry above to the one below; both in minutes. */
  | {
      readonly row: 'walk';
      readonly key: string;
      readonly from: string;
      readonly to: string;
      readonly walk: number;
      readonly gap: number;
    }
  | { readonly row: 'clash'; readonly key: string; readonly clash: ClashGroup }
  | {
      readonly row: 'entry';
      readonly key: string;
      readonly entry: AgendaEntry;
      readonly phase: EntryPhase;
    };

interface Day {
  /** By start, see `agendaDays`. */
  readonly entries: readonly AgendaEntry[];
  /** Of the whole schedule. */
  readonly clashes: readonly ClashGroup[];
  readonly isToday: boolean;
  readonly isUnfolded: boolean;
  readonly nowMs: FairMs;
}

const minuteMs = 60_000;

export const entryPhase = (entry: AgendaEntry, nowMs: FairMs): EntryPhase =>
  nowMs >= untilMs(entry) ? 'over' : nowMs >= entry.startMs ? 'now' : 'upcoming';

/** Today what is over is folded, and a line tells where the day stands. A clash follows the first of its entries. */
export function dayRows({ entries, clashes, isToday, isUnfolded, nowMs }: Day): readonly DayRow[] {
  const over = isToday ? entries.filter((entry) => entryPhase(entry, nowMs) === 'over') : [];
  const isFolded = !isUnfolded && over.length > 0 && over.length < entries.length;
  const shown = isFolded ? entries.filter((entry) => over.indexOf(entry) < 0) : entries;
  const rows: DayRow[] = isFolded ? [{ row: 'earlier', key: 'earlier', count: over.length }] : [];
  let isNowTold = !isToday;
  shown.forEach((entry, at) => {
    if (!isNowTold && !isWindow(entry) && entry.startMs > nowMs) {
      rows.push({ row: 'now', key: 'now' });
      isNowTold = true;
    }
    const key = agendaKey(entry);
    rows.push({ row: 'entry', key, entry, phase: entryPhase(entry, nowMs) });
    for (const clash of clashes)
      if (clash.first === entry)
        rows.push({ row: 'clash', key: entriesOfClash(clash).map(agendaKey).join(' '), clash });
    const walk = walkRow(entry, shown[at + 1], nowMs);
    if (walk !== undefined) rows.push(walk);
  });
  return rows;
}

/** Undefined where no walk is known or needed, where it is past, or where a clash tells it. */
function walkRow(first: AgendaEntry, second: AgendaEntry | undefined, nowMs: FairMs): DayRow | undefined {
  if (second === undefined || second.startMs <= nowMs) return undefined;
  if ([first, second].some((entry) => isWindow(entry) || isOnline(entry) || isOff(entry))) return undefined;
  const walk = walkMinutes(first.hall, second.hall) ?? 0;
  const gap = Math.floor((second.startMs - untilMs(first)) / minuteMs);
  if (walk === 0 || gap < walk) return undefined;
  return { row: 'walk', key: `walk ${agendaKey(second)}`, from: first.hall, to: second.hall, walk, gap };
}
