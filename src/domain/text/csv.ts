/** A spreadsheet opens it as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff';
/** Spreadsheets calculate such a cell, also after a space, a tab or a line break. */
const formula = /^[\s\0]*[=+\-@＝＋－＠]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** A table for a spreadsheet. No cell of it is calculated, whatever a person has typed into it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
