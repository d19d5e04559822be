import { refreshed } from '../../domain/programme/rememberedEntry.ts';
import { isSameEntry, type TimedEntry } from '../../domain/programme/timedEntry.ts';
import { rememberedList } from './rememberedList.ts';

/** Puts an entry into the schedule, or takes it out. */
export function toggleRemembered(exhibitionId: string, entry: TimedEntry): void {
  rememberedList(exhibitionId).change((before) => {
    const others = before.filter((one) => !isSameEntry(one, entry));
    return others.length < before.length ? others : [...before, { ...entry, knownStartMs: entry.startMs }];
  });
}

/** Keeps what was read of entries that are in the schedule, so that they are right without a network too. */
export function refreshRemembered(exhibitionId: string, read: readonly TimedEntry[]): void {
  rememberedList(exhibitionId).change((before) => refreshed(before, read));
}

/** The visitor has seen that the entry was moved. */
export function acceptMoved(exhibitionId: string, entry: Pick<TimedEntry, 'kind' | 'id'>): void {
  rememberedList(exhibitionId).change((before) =>
    before.map((one) => (isSameEntry(one, entry) ? { ...one, knownStartMs: one.startMs } : one)),
  );
}
