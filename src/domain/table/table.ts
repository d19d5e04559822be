import { parseVenueTime } from '../time/formatVenueTime.ts';

/** A moment as the fair's clock shows it; of a day the time is left out. */
export interface TableMoment {
  readonly atMs: number;
  readonly isDay?: boolean;
}

/** Codes and numbers of phones are texts: a number loses leading zeros, its plus and the digits after the fifteenth. */
export type TableCell = string | number | TableMoment;

/** What leaves as CSV or as a workbook. Every row has a cell for each heading. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** A day as the server writes it; any other text stays a text. */
export function dayCell(text: string): TableCell {
  const atMs = parseVenueTime(text);
  return atMs === undefined ? text : { atMs, isDay: true };
}
