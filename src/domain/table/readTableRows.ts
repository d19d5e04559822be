export interface TableRow {
  readonly cells: readonly string[];
  readonly raw: string;
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

/**
 * Lines end with `\n`. A quoted cell may contain separators, line breaks and doubled quotes (RFC 4180); quotes that
 * do not enclose a whole cell are ordinary characters.
 */
export function readTableRows(text: string, separator: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let rowStart = 0;
  let at = 0;
  while (at <= text.length) {
    const cell = readQuoted(text, at, separator) ?? readPlain(text, at, separator);
    cells.push(cell.text.trim());
    at = cell.end + 1;
    if (text.charAt(cell.end) === separator) continue;
    rows.push({ cells, raw: text.slice(rowStart, cell.end) });
    cells = [];
    rowStart = at;
  }
  return rows;
}

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text.charAt(end) !== separator && text.charAt(end) !== '\n') end++;
  return { text: text.slice(start, end), end };
}

/**
 * Undefined unless the cell begins with a quote and nothing follows the closing one. Linear time: quotes in a
 * rejected cell come in pairs, so a cell that begins with them closes immediately.
 */
function readQuoted(text: string, start: number, separator: string): Cell | undefined {
  const open = skipSpaces(text, start);
  if (text.charAt(open) !== '"') return undefined;
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const end = skipSpaces(text, close + 1);
  const isWhole = end >= text.length || text.charAt(end) === separator || text.charAt(end) === '\n';
  return isWhole ? { text: text.slice(open + 1, close).replace(/""/g, '"'), end } : undefined;
}

function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === ' ') at++;
  return at;
}
