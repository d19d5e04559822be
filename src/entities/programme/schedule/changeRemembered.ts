import { type ReadEntries, refreshed, type RememberedEntry } from '../rules/rememberedEntry.ts';
import { isSameEntry, type TimedEntry } from '../rules/timedEntry.ts';
import { services } from '#session/services.ts';
import { rememberedList } from './rememberedList.ts';

type EntryName = Pick<TimedEntry, 'kind' | 'id'>;

/** As the visitor sees it now. */
const known = (entry: TimedEntry): Pick<RememberedEntry, 'knownStartMs' | 'knownPlace'> => ({
  knownStartMs: entry.startMs,
  // The place of an appointment is that of its booth.
  ...(entry.kind !== 'appointment' && { knownPlace: entry.placeName }),
});

/** Puts an entry into the schedule, or takes it out. */
export function toggleRemembered(exhibitionId: string, entry: TimedEntry): void {
  const readAtMs = services().now();
  rememberedList(exhibitionId).change((before) => {
    const others = before.filter((one) => !isSameEntry(one, entry));
    if (others.length < before.length) return others;
    return [...before, { ...entry, ...known(entry), readAtMs }];
  });
}

/** Puts an entry that is not in the schedule into it. */
export function putRemembered(exhibitionId: string, entry: TimedEntry): void {
  const readAtMs = services().now();
  rememberedList(exhibitionId).change((before) =>
    before.some((one) => isSameEntry(one, entry))
      ? before
      : [...before, { ...entry, ...known(entry), readAtMs }],
  );
}

/** Keeps what was read of entries that are in the schedule, so that they are right without a network too. */
export function refreshRemembered(exhibitionId: string, read: Omit<ReadEntries, 'readAtMs'>): void {
  const readAtMs = services().now();
  rememberedList(exhibitionId).change((before) => refreshed(before, { ...read, readAtMs }));
}

/** The visitor has seen that the entry was moved, or is in another room. */
export function acceptMoved(exhibitionId: string, entry: EntryName): void {
  rememberedList(exhibitionId).change((before) =>
    before.map((one) => (isSameEntry(one, entry) ? { ...one, ...known(one) } : one)),
  );
}

/** Takes entries out. Returns a function that puts them back as they were. */
export function removeRemembered(exhibitionId: string, names: readonly EntryName[]): () => void {
  const isNamed = (one: EntryName) => names.some((name) => isSameEntry(name, one));
  const removed = rememberedList(exhibitionId).list().filter(isNamed);
  rememberedList(exhibitionId).change((before) => before.filter((one) => !isNamed(one)));
  return () =>
    rememberedList(exhibitionId).change((before) => [
      ...before.filter((one) => !removed.some((back) => isSameEntry(back, one))),
      ...removed,
    ]);
}
