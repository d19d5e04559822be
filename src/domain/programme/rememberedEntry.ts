import { isSameEntry, type TimedEntry, timedKinds } from './timedEntry.ts';

/** An entry of a visitor's schedule, as it was last read. */
export interface RememberedEntry extends TimedEntry {
  /** The start that the visitor knows; the organiser may have moved it since. */
  readonly knownStartMs: number;
  /** When the server last told it; missing in entries of earlier versions. Epoch milliseconds. */
  readonly readAtMs?: number | undefined;
  /** The server knows it no more. */
  readonly isGone?: true | undefined;
}

const isPair = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<TimedEntry['title']>).zh === 'string' &&
  typeof (value as Partial<TimedEntry['title']>).en === 'string';

/** What another release or a person has written may be anything. */
export function isRememberedEntry(value: unknown): value is RememberedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, title, placeName, startMs, endMs, knownStartMs, readAtMs, hallId, path } =
    value as Partial<RememberedEntry>;
  return (
    timedKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    isPair(title) &&
    isPair(placeName) &&
    Number.isFinite(startMs) &&
    Number.isFinite(knownStartMs) &&
    (endMs === undefined || Number.isFinite(endMs)) &&
    (readAtMs === undefined || Number.isFinite(readAtMs)) &&
    (hallId === undefined || typeof hallId === 'string') &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
}

interface Read {
  readonly entries: readonly TimedEntry[];
  /** Asked for and not answered. */
  readonly gone?: readonly Pick<TimedEntry, 'kind' | 'id'>[];
  readonly readAtMs: number;
}

/** The same entries with what was read of them since; the start that the visitor knows stays. */
export function refreshed(
  before: readonly RememberedEntry[],
  { entries, gone = [], readAtMs }: Read,
): readonly RememberedEntry[] {
  return before.map((entry) => {
    const found = entries.find((one) => isSameEntry(one, entry));
    if (found !== undefined) return { ...found, knownStartMs: entry.knownStartMs, readAtMs };
    return gone.some((one) => isSameEntry(one, entry)) ? { ...entry, readAtMs, isGone: true } : entry;
  });
}
