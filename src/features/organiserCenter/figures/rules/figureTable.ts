import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import type { Table, TableCell } from '#domain/table/table.ts';
import type { FigureColumn } from './figureTraits.ts';

/** What a list says in words, in the organiser's language. */
export interface FigureWords {
  readonly heading: (column: FigureColumn) => string;
  /** '' for what is not known. */
  readonly about: (id: string) => string;
  readonly hall: (id: string) => string;
  readonly exhibitor: (id: string) => {
    readonly name: string;
    readonly booth: string;
    readonly hall: string;
  };
  readonly state: (row: FigureRow) => string;
  readonly kind: (row: FigureRow) => string;
}

/** The rows of a figure as they leave, the earliest first; what has no time comes last. */
export function figureTable(
  columns: readonly FigureColumn[],
  rows: readonly FigureRow[],
  words: FigureWords,
): Table {
  const sorted = rows.slice().sort((a, b) => (a.atMs ?? Infinity) - (b.atMs ?? Infinity) || 0);
  return {
    headings: columns.map(words.heading),
    rows: sorted.map((row) => columns.map((column) => cellOf(column, row, words))),
  };
}

function cellOf(column: FigureColumn, row: FigureRow, words: FigureWords): TableCell {
  switch (column) {
    case 'time':
      return row.atMs === undefined ? '' : { atMs: row.atMs };
    case 'day':
      return row.atMs === undefined ? '' : { atMs: row.atMs, isDay: true };
    case 'channel':
    case 'place':
    case 'file':
      return words.about(row.aboutId);
    case 'exhibitor':
      return words.exhibitor(row.exhibitorId).name;
    case 'booth':
    case 'hall':
      return words.exhibitor(row.exhibitorId)[column];
    case 'sum':
      return row.cents === undefined ? '' : row.cents / 100;
    case 'count':
      return row.count;
    case 'state':
    case 'kind':
      return words[column](row);
    default:
      return row[column] ?? '';
  }
}
