import type { TextPair } from '#domain/form/formDefinition.ts';
import type { FormerEntry } from '#domain/record/formerEntry.ts';
import type { RememberedEntry } from './rememberedEntry.ts';
import type { TimedEntry } from './timedEntry.ts';

/** What has to be known of something at a time to tell what has become of it. */
export interface ChangedEntry extends Pick<TimedEntry, 'kind' | 'id' | 'placeName'> {
  /** Missing while it is not told. */
  readonly startMs?: number | undefined;
  readonly isCancelled?: true | undefined;
  readonly former?: FormerEntry | undefined;
}

export type EntryChange =
  /** Nothing is at its time any more: it was called off, or its time was taken back. */
  | { readonly kind: 'cancelled' | 'undated' }
  | {
      readonly kind: 'moved';
      /** When it was to begin, where that has changed. */
      readonly fromMs?: number;
      /** Where it was to be, where that has changed; both '' where the room had not been told. */
      readonly from?: TextPair;
    };

/**
 * What the organiser has changed of an entry, wherever it is shown: since the visitor put it into the schedule, else by the last change.
 * @param known the entry as it is in the visitor's schedule
 */
export function changeOf(entry: ChangedEntry, known?: RememberedEntry): EntryChange | undefined {
  if (entry.isCancelled || known?.isGone) return { kind: 'cancelled' };
  if (known?.isUndated) return { kind: 'undated' };
  const { startMs: fromMs, place: from }: FormerEntry =
    known === undefined
      ? (entry.former ?? {})
      : { startMs: known.knownStartMs, ...(known.knownPlace && { place: known.knownPlace }) };
  const isMoved = fromMs !== undefined && entry.startMs !== undefined && fromMs !== entry.startMs;
  const isElsewhere = from !== undefined && !isSameText(from, entry.placeName);
  if (!isMoved && !isElsewhere) return undefined;
  return { kind: 'moved', ...(isMoved && { fromMs }), ...(isElsewhere && { from }) };
}

const isSameText = (one: TextPair, other: TextPair) => one.zh === other.zh && one.en === other.en;
