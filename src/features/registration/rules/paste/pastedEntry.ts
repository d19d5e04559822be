import type { Answers } from '#domain/form/formDefinition.ts';
import type { Column } from './columnsOf.ts';

export interface LabelledText {
  readonly column: Column;
  readonly text: string;
}

export interface PastedEntry {
  readonly raw: string;
  readonly labelled: readonly LabelledText[];
  /** Cells without a label, in order; classified by their content. */
  readonly loose: readonly string[];
  /** What stands below or behind a label that is not known; said, and not used. */
  readonly ignored?: readonly string[];
  /** A line above the header of a table, which names no person. */
  readonly isTitle?: true;
}

export interface PastedPerson {
  readonly name: string;
  readonly company: string;
  /** A normalised mobile number, or an e-mail address; '' without either. */
  readonly contact: string;
  readonly answers: Answers;
}
