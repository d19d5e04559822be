import type { TextPair } from '#domain/form/formDefinition.ts';
import type { FormerEntry } from '#domain/record/formerEntry.ts';

export const timedKinds = ['conference', 'live', 'promotion', 'appointment', 'download'] as const;

/** Something at an exhibition that has a time, whichever list it stands in. */
export interface TimedEntry {
  readonly kind: (typeof timedKinds)[number];
  readonly id: string;
  readonly title: TextPair;
  /** Epoch milliseconds. */
  readonly startMs: number;
  /** Missing where none is known. */
  readonly endMs?: number | undefined;
  /** Both '' where none is known. */
  readonly placeName: TextPair;
  readonly hallId?: string | undefined;
  /** Of a meeting at a booth. */
  readonly boothNo?: string | undefined;
  /** Of its page. */
  readonly path: string;
  /** The organiser has called it off, and it is still on the programme. */
  readonly isCancelled?: true | undefined;
  /** How often the organiser has changed it; missing for never, or where that is not told. */
  readonly revision?: number | undefined;
  /** What the organiser's last change has replaced; missing where that is not told. */
  readonly former?: FormerEntry | undefined;
}

export const isSameEntry = (one: Pick<TimedEntry, 'kind' | 'id'>, other: Pick<TimedEntry, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;
