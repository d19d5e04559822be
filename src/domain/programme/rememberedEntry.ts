import { isSameEntry, type TimedEntry, timedKinds } from './timedEntry.ts';

/** An entry of a visitor's schedule, as it was last read. */
export interface RememberedEntry extends TimedEntry {
  /** The start that the visitor knows; the organiser may have moved it since. */
  readonly knownStartMs: number;
}

const isPair = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<TimedEntry['title']>).zh === 'string' &&
  typeof (value as Partial<TimedEntry['title']>).en === 'string';

/** What another release or a person has written may be anything. */
export function isRememberedEntry(value: unknown): value is RememberedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title, placeName, startMs, endMs, knownStartMs, hallId, path } =
    value as Partial<RememberedEntry>;
  return (
    timedKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    isPair(title) &&
    isPair(placeName) &&
    Number.isFinite(startMs) &&
    Number.isFinite(knownStartMs) &&
    (endMs === undefined || Number.isFinite(endMs)) &&
    (hallId === undefined || typeof hallId === 'string') &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
}

/** The same entries with what was read of them since; the start that the visitor knows stays. */
export function refreshed(
  before: readonly RememberedEntry[],
  read: readonly TimedEntry[],
): readonly RememberedEntry[] {
  return before.map((entry) => {
    const found = read.find((one) => isSameEntry(one, entry));
    return found === undefined ? entry : { ...found, knownStartMs: entry.knownStartMs };
  });
}
