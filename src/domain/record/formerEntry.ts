import type { TextPair } from '../form/formDefinition.ts';

/** What the organiser's last change of something at a time has replaced; what it left as it was is missing. */
export interface FormerEntry {
  /** Epoch milliseconds. */
  readonly startMs?: number;
  /** Both '' where none was known. */
  readonly place?: TextPair;
}
