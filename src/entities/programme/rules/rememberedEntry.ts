import type { TextPair } from '#domain/form/formDefinition.ts';
import { isSameEntry, type TimedEntry, timedKinds } from './timedEntry.ts';

/** An entry of a visitor's schedule, as it was last read. */
export interface RememberedEntry extends TimedEntry {
  /** The start that the visitor knows; the organiser may have moved it since. */
  readonly knownStartMs: number;
  /** The room that the visitor knows; missing where no change of it is told: in entries of earlier versions, and of appointments. */
  readonly knownPlace?: TextPair | undefined;
  /** When the server last told it; missing in entries of earlier versions. Epoch milliseconds. */
  readonly readAtMs?: number | undefined;
  /** The server knows it no more. */
  readonly isGone?: true | undefined;
  /** It is still planned, but its time was taken back: `startMs` is the last that was told. */
  readonly isUndated?: true | undefined;
}

const isPair = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<TimedEntry['title']>).zh === 'string' &&
  typeof (value as Partial<TimedEntry['title']>).en === 'string';

/** What another release or a person has written may be anything. */
export function isRememberedEntry(value: unknown): value is RememberedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const {
    kind,
    id,
    title,
    placeName,
    startMs,
    endMs,
    knownStartMs,
    knownPlace,
    readAtMs,
    hallId,
    boothNo,
    path,
  } = value as Partial<RememberedEntry>;
  return (
    timedKinds.some((known) => known === kind) &&
    typeof id === 'string' &&
    isPair(title) &&
    isPair(placeName) &&
    (knownPlace === undefined || isPair(knownPlace)) &&
    Number.isFinite(startMs) &&
    Number.isFinite(knownStartMs) &&
    (endMs === undefined || Number.isFinite(endMs)) &&
    (readAtMs === undefined || Number.isFinite(readAtMs)) &&
    (hallId === undefined || typeof hallId === 'string') &&
    (boothNo === undefined || typeof boothNo === 'string') &&
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path)
  );
}

type EntryName = Pick<TimedEntry, 'kind' | 'id'>;

export interface ReadEntries {
  readonly entries: readonly TimedEntry[];
  /** Asked for and not answered. */
  readonly gone?: readonly EntryName[];
  /** Answered without a time. */
  readonly undated?: readonly EntryName[];
  readonly readAtMs: number;
}

/** The same entries with what was read of them since; the start and the room that the visitor knows stay. */
export function refreshed(
  before: readonly RememberedEntry[],
  { entries, gone = [], undated = [], readAtMs }: ReadEntries,
): readonly RememberedEntry[] {
  return before.map((entry) => {
    const found = entries.find((one) => isSameEntry(one, entry));
    if (found !== undefined) {
      const { knownStartMs, knownPlace } = entry;
      return { ...found, knownStartMs, ...(knownPlace && { knownPlace }), readAtMs };
    }
    const isIn = (names: readonly EntryName[]) => names.some((one) => isSameEntry(one, entry));
    const { isGone: _gone, isUndated: _undated, ...known } = entry;
    if (isIn(undated)) return { ...known, readAtMs, isUndated: true };
    return isIn(gone) ? { ...known, readAtMs, isGone: true } : entry;
  });
}
