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
}
