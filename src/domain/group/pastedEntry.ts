import type { Column } from './columnsOf.ts';

/** Under a header, or after a label. */
export interface LabelledText {
  readonly column: Column;
  readonly text: string;
}

/** One person's text before it is read as answers. */
export interface PastedEntry {
  /** As typed. */
  readonly raw: string;
  readonly labelled: readonly LabelledText[];
  /** Cells without a label, in order; classified by their content. */
  readonly loose: readonly string[];
}
