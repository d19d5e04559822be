import { cutText } from '../text/wholeCharacters.ts';
import { dayMs } from '../time/period/readPeriod.ts';
import { venueOffsetMs } from '../time/formatVenueTime.ts';
import { storedZip } from './storedZip.ts';
import type { Table, TableCell } from './table.ts';

/** A workbook (ISO/IEC 29500) of one sheet: headings that stay in sight, texts as texts, moments on the fair's clock. */
export function workbookOf(sheetName: string, table: Table): Uint8Array<ArrayBuffer> {
  return storedZip([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${main}" xmlns:r="${related}"><sheets><sheet name="${xmlText(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(table) },
  ]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const related = `${schemas}/officeDocument/2006/relationships`;
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes =
  `${head}<Types xmlns="${schemas}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`;

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${related}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Places in `cellXfs`. */
const style = { number: 0, text: 1, heading: 2, day: 3, moment: 4 } as const;
/** Built in: what is typed into such a cell stays a text too. */
const textFormat = 49;
const top = '<alignment vertical="top"/>';
const wrapped = '<alignment vertical="top" wrapText="1"/>';
const format = (id: number, alignment: string, font = 0) =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1">${alignment}</xf>`;
const styles =
  `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="5">${format(0, top)}${format(textFormat, wrapped)}${format(textFormat, wrapped, 1)}${format(164, top)}${format(165, top)}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function sheet({ headings, rows }: Table): string {
  const whole = `A1:${columnName(headings.length - 1)}${rows.length + 1}`;
  const columns = headings.map((heading, at) => {
    const width = Math.max(widthOf(heading), ...rows.slice(0, measuredRows).map((row) => widthOf(row[at])));
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(widest, width) + 2}" customWidth="1"/>`;
  });
  const lines = [
    headings.map((heading, at) => textCell(heading, `${columnName(at)}1`, style.heading)),
    ...rows.map((row, line) => row.map((cell, at) => sheetCell(cell, `${columnName(at)}${line + 2}`))),
  ];
  return (
    `${head}<worksheet xmlns="${main}"><dimension ref="${whole}"/>` +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols>` +
    `<sheetData>${lines.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join('')}</sheetData>` +
    // Without it a spreadsheet marks each code as a number that is stored as a text.
    `<ignoredErrors><ignoredError sqref="${whole}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
  );
}

function sheetCell(cell: TableCell, place: string): string {
  if (typeof cell === 'string') return cell === '' ? '' : textCell(cell, place, style.text);
  if (typeof cell === 'number') return numberCell(cell, place, style.number);
  return numberCell(serial(cell.atMs), place, cell.isDay === true ? style.day : style.moment);
}

const textCell = (text: string, place: string, look: number) =>
  `<c r="${place}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cutText(text, mostCharacters))}</t></is></c>`;

const numberCell = (value: number, place: string, look: number) =>
  Number.isFinite(value) ? `<c r="${place}" s="${look}"><v>${value}</v></c>` : '';

/** Of a cell, in a spreadsheet. */
const mostCharacters = 32_767;

/** A spreadsheet counts days since the end of 1899, on a clock without a zone. */
const daysUntil1970 = 25_569;
const serial = (atMs: number) => (atMs + venueOffsetMs) / dayMs + daysUntil1970;

/** `A`, … `Z`, `AA`. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const widest = 40;
const dateWidth = 16;
/** Enough to know how wide a column is. */
const measuredRows = 200;

/** The longest line, in digits; a Chinese character is as wide as two. */
function widthOf(cell: TableCell = ''): number {
  if (typeof cell !== 'string') return typeof cell === 'number' ? `${cell}`.length : dateWidth;
  const widths = cell.split('\n').map((line) => line.replace(/[\u2e80-\uffff]/g, 'xx').length);
  return Math.max(0, ...widths);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without what XML cannot hold. `_x0041_` is a way of the format to write a character, and is written as the text it is. */
const xmlText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** At most 31 characters, without those that stand in references to a sheet. */
const sheetTitle = (name: string) => cutText(name.replace(/[\\/:*?[\]']+/g, ' '), 31).trim() || 'Sheet1';
