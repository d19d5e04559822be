import { type AgendaEntry, isOnline, untilMs } from './agendaEntry.ts';
import type { Clash } from './clashes.ts';

/** Three or more entries of which each overlaps another one. */
export interface SeveralClash {
  readonly at: 'several';
  /** Starts first, as do those of a `Clash`. */
  readonly first: AgendaEntry;
  /** By start, `first` included. */
  readonly entries: readonly AgendaEntry[];
  readonly startMs: number;
  readonly endMs: number;
  /** There is a moment that belongs to all of them; else more than one may be kept. */
  readonly isOneOnly: boolean;
  /** Some of them are watched online. */
  readonly isSomeOnline: boolean;
}

export type ClashGroup = Clash | SeveralClash;

/** What stands in the way of an entry, as two that overlap cannot both be attended. */
export const overlapping = (entry: AgendaEntry, others: readonly AgendaEntry[]): readonly AgendaEntry[] =>
  others.filter(
    (other) => other !== entry && other.startMs < untilMs(entry) && entry.startMs < untilMs(other),
  );

export const entriesOfClash = (clash: ClashGroup): readonly AgendaEntry[] =>
  clash.at === 'several' ? clash.entries : [clash.first, clash.second];

/**
 * One notice for all that overlap, also by way of others, in place of one for each two of them. Where two such groups are too
 * far apart to walk, the walk with the least time for it is told, once. In the order of their first entries.
 */
export function clashGroups(clashes: readonly Clash[]): readonly ClashGroup[] {
  const groups = overlapGroups(clashes);
  const groupOf = new Map<AgendaEntry, number>();
  groups.forEach((entries, at) => {
    for (const entry of entries) groupOf.set(entry, at);
  });
  const found = new Map<string, ClashGroup>();
  const told = new Set<number>();
  for (const clash of clashes) {
    const at = groupOf.get(clash.first) ?? -1;
    const entries = groups[at];
    if (clash.at === 'overlap' && entries !== undefined) {
      if (!told.has(at)) found.set(`overlap ${at}`, entries.length > 2 ? severalOf(entries) : clash);
      told.add(at);
    }
    const [from, to] = [nameIn(groupOf, clash.first), nameIn(groupOf, clash.second)];
    // Within a group the choice comes first.
    if (clash.at === 'walk' && from !== to) {
      const key = `walk ${from} ${to}`;
      const known = found.get(key);
      if (known?.at !== 'walk' || clash.gap < known.gap) found.set(key, clash);
    }
  }
  return Array.from(found.values());
}

/** Entries outside of groups are groups of one. */
const nameIn = (groupOf: ReadonlyMap<AgendaEntry, number>, entry: AgendaEntry) =>
  String(groupOf.get(entry) ?? `${entry.kind}:${entry.id}`);

function overlapGroups(clashes: readonly Clash[]): readonly (readonly AgendaEntry[])[] {
  const clashing = new Set<AgendaEntry>();
  for (const { at, first, second } of clashes) if (at === 'overlap') clashing.add(first).add(second);
  const groups: AgendaEntry[][] = [];
  let endsMs = -Infinity;
  for (const entry of Array.from(clashing).sort((one, other) => one.startMs - other.startMs)) {
    if (entry.startMs >= endsMs) groups.push([]);
    groups[groups.length - 1]?.push(entry);
    endsMs = Math.max(endsMs, untilMs(entry));
  }
  return groups;
}

function severalOf(entries: readonly AgendaEntry[]): ClashGroup {
  const [first] = entries as readonly [AgendaEntry];
  const ends = entries.map(untilMs);
  return {
    at: 'several',
    first,
    entries,
    startMs: first.startMs,
    endMs: Math.max(...ends),
    isOneOnly: Math.max(...entries.map(({ startMs }) => startMs)) < Math.min(...ends),
    isSomeOnline: entries.some(isOnline),
  };
}
