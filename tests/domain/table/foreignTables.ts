import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { csvOf } from '#domain/table/csvOf.ts';
import type { Table } from '#domain/table/table.ts';
import { workbookOf } from '#domain/table/workbookOf.ts';

/** What a reader of CSV that is not ours finds: every line has as many cells as the first one. */
export const csvReadBack = (table: Table): readonly (readonly string[])[] =>
  parse(csvOf(table), { bom: true, record_delimiter: '\r\n' });

/** What a reader of workbooks that is not ours finds; an empty cell is null. */
export const workbookReadBack = (table: Table, name = '线索') =>
  readWorkbook(Buffer.from(workbookOf(name, table)));
