import { formatVenueTime } from '../time/formatVenueTime.ts';
import type { Table, TableCell } from './table.ts';

/** A spreadsheet opens it as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff';
/** Spreadsheets calculate such a cell, also after a space, a tab or a line break. */
const formula = /^[\s\0]*[=+\-@＝＋－＠]/;
/** As a number it says what is written. From twelve digits on a spreadsheet rounds what it shows. */
const negativeNumber = /^-\d{1,11}(?:\.\d{1,11})?$/;
const phone = /^\s*[+＋](\d[\d ()\-./]*)$/;
/** The length of a country's code is told by its first digits (ITU-T E.164). */
const dialCode = /^(?:\d{1,3}(?=[^\d])|[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A table for other software (RFC 4180, in UTF-8). No text of it is calculated by a spreadsheet, whatever a person has
 * typed: a number of a phone begins with a bracket, `(+86) 138…`, any other such text with an apostrophe, which is seen.
 */
export const csvOf = ({ headings, rows }: Table): string =>
  byteOrderMark + [headings, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

function csvCell(cell: TableCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? `${cell}` : '';
  return `"${(typeof cell === 'string' ? inert(cell) : momentText(cell)).replace(/"/g, '""')}"`;
}

function inert(text: string): string {
  if (!formula.test(text) || negativeNumber.test(text)) return text;
  const digits = (phone.exec(text) ?? [])[1];
  if (digits === undefined) return `'${text}`;
  const code = (dialCode.exec(digits) ?? [digits])[0];
  return `(+${code}) ${digits.slice(code.length).replace(/^[ \-./]+/, '')}`.trim();
}

const momentText = ({ atMs, isDay = false }: Exclude<TableCell, string | number>) =>
  Number.isFinite(atMs) ? formatVenueTime(atMs, isDay ? 'yyyy-MM-dd' : 'yyyy-MM-dd HH:mm') : '';
