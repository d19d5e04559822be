import type { Column } from './columnsOf.ts';

/** A text whose meaning was written down: under a header, or behind a label. */
export interface LabelledText {
  readonly column: Column;
  readonly text: string;
}

/** What stands in the text for one person, before it is read as answers. */
export interface PastedEntry {
  /** As typed. */
  readonly raw: string;
  readonly labelled: readonly LabelledText[];
  /** Cells without a label, in their order; what they are is told by their looks. */
  readonly loose: readonly string[];
}
