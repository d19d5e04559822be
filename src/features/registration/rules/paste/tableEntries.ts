import type { Column, FindColumn } from './columnsOf.ts';
import { readLine } from './readLine.ts';
import type { PastedEntry, LabelledText } from './pastedEntry.ts';
import { readTableRows, type TableRow } from '#domain/table/readTableRows.ts';

const separators = ['\t', ',', ';', '，', '；', '|'];
/** A table may have titles above its header. */
const rowsUntilHeader = 3;

export interface TableEntries {
  readonly entries: readonly PastedEntry[];
  /** Headings that are not known, where something stands below them. */
  readonly ignored: readonly string[];
  /** As pasted. */
  readonly header?: string | undefined;
}

/** Rows of a spreadsheet or CSV file without the header; undefined if the text is not a table. */
export function tableEntries(text: string, find: FindColumn): TableEntries | undefined {
  const hasTabs = text.indexOf('\t') >= 0;
  for (const separator of hasTabs ? ['\t'] : separators) {
    if (text.indexOf(separator) < 0) continue;
    const rows = readTableRows(text, separator).filter(({ raw }) => raw.trim() !== '');
    const header = findHeader(rows, find);
    if (header)
      return {
        entries: withHeader(rows, header, find),
        ignored: unknownHeadings(rows, header),
        header: rows[header.row]?.raw,
      };
    if (hasTabs || isQuoted(text, separator))
      return { entries: rows.map((row) => withoutHeader(row, find)), ignored: [] };
  }
  return undefined;
}

interface Header {
  readonly row: number;
  readonly columns: readonly (Column | undefined)[];
}

/** The first row with two known labels; above it only titles, which fill one cell. */
function findHeader(rows: readonly TableRow[], find: FindColumn): Header | undefined {
  for (const [row, { cells }] of rows.slice(0, rowsUntilHeader).entries()) {
    const columns = cells.map(find);
    if (columns.filter((column) => column !== undefined).length >= 2) return { row, columns };
    if (cells.filter((cell) => cell !== '').length > 1) return undefined;
  }
  return undefined;
}

function withHeader(rows: readonly TableRow[], { row, columns }: Header, find: FindColumn): PastedEntry[] {
  const titles = rows
    .slice(0, row)
    .map(({ raw }) => ({ raw, labelled: [], loose: [], isTitle: true as const }));
  const people = rows.slice(row + 1).map(({ cells, raw }) => {
    if (cells.length === 1) return readLine(raw, find);
    const labelled: LabelledText[] = [];
    for (const [index, text] of cells.entries()) {
      const column = columns[index];
      if (column && text !== '') labelled.push({ column, text });
    }
    const ignored = cells.slice(columns.length).filter((text) => text !== '');
    return { raw, labelled, loose: [], ignored };
  });
  return [...titles, ...people];
}

/** A running number says nothing of anybody. */
const runningNumber = /^(?:序号|序|编号|no\.?|nr\.?|#)?$/i;

function unknownHeadings(rows: readonly TableRow[], { row, columns }: Header): readonly string[] {
  const body = rows.slice(row + 1).filter(({ cells }) => cells.length > 1);
  return (rows[row]?.cells ?? []).filter(
    (heading, at) =>
      columns[at] === undefined &&
      !runningNumber.test(heading) &&
      body.some(({ cells }) => (cells[at] ?? '') !== ''),
  );
}

function withoutHeader({ cells, raw }: TableRow, find: FindColumn): PastedEntry {
  const filled = cells.filter((cell) => cell !== '');
  const line = filled.length > 1 ? undefined : readLine(filled[0] ?? '', find);
  const labelled = line ?? readLine(raw, find);
  return line || labelled.labelled.length > 0 ? { ...labelled, raw } : { raw, labelled: [], loose: filled };
}

/** A quoted cell means that it is a table and not a chat. */
function isQuoted(text: string, separator: string): boolean {
  return (
    (separator === ',' || separator === ';') &&
    (text.charAt(0) === '"' || text.indexOf(`${separator}"`) >= 0 || text.indexOf('\n"') >= 0)
  );
}
