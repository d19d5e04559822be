import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#domain/table/csvOf.ts';
import { dayCell, type TableCell } from '#domain/table/table.ts';
import { workbookOf } from '#domain/table/workbookOf.ts';
import { csvReadBack, workbookReadBack } from './foreignTables.ts';

/** 2027-03-10 23:30:00 at the venue, where it is still the tenth. */
const lateMs = Date.UTC(2027, 2, 10, 15, 30);
const tableOf = (...cells: readonly TableCell[]) => ({
  headings: cells.map((_, at) => `列${at}`),
  rows: [cells],
});
const texts = (...cells: readonly string[]) => csvReadBack(tableOf(...cells))[1];

describe('a table as CSV, read by a reader that is not ours', () => {
  it('begins with the mark of UTF-8, and its lines end as RFC 4180 has it', () => {
    const text = csvOf(tableOf('林小满', 'a\nb'));
    expect(text.startsWith('\ufeff"列0","列1"\r\n')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(3);
  });

  it('has each text as it is: quotes, commas, line breaks, Chinese, codes', () => {
    const cells = ['said "yes", then left', 'one\ntwo', '江海，精工', '𠮷野', '000123456789', '5-axis', ''];
    expect(texts(...cells)).toEqual(cells);
  });

  it.each(['=1+1', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1', '\n@x', '＝1', '-2+3', '+1+1', '-A1', '+cmd|x'])(
    'calculates nothing where a text begins as a formula: %j',
    (text) => expect(texts(text)).toEqual([`'${text}`]),
  );

  it.each([
    ['+86 138-0000-1234', '(+86) 138-0000-1234'],
    ['+8613800001234', '(+86) 13800001234'],
    ['+86-138-0000-1234', '(+86) 138-0000-1234'],
    ['＋86 13800001234', '(+86) 13800001234'],
    ['+15550100', '(+1) 5550100'],
    ['+49 (0)40 123456-78', '(+49) (0)40 123456-78'],
    ['+85291234567', '(+852) 91234567'],
    ['+1-1', '(+1) 1'],
  ])('begins the number %s with a bracket and not with an apostrophe', (text, cell) => {
    expect(texts(text)).toEqual([cell]);
  });

  it('leaves negative numbers numbers', () => {
    expect(csvOf(tableOf(-12.5, '-12.50', 0))).toContain('\r\n-12.5,"-12.50",0\r\n');
  });

  it('has moments on the clock of the fair', () => {
    expect(texts('')).toEqual(['']);
    expect(csvReadBack(tableOf({ atMs: lateMs }, dayCell('2027-03-10'), { atMs: NaN }))[1]).toEqual([
      '2027-03-10 23:30',
      '2027-03-10',
      '',
    ]);
  });

  it('comes back whatever is typed, or begins with an apostrophe or a bracket', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (cells) =>
        (texts(...cells) ?? []).every(
          (read, at) => read === cells[at] || read === `'${cells[at]}` || read.startsWith('(+'),
        ),
      ),
    );
    expect(texts('a', 'b')).toHaveLength(2);
  });
});

describe('a table as a workbook, read by a reader that is not ours', () => {
  it('has codes, numbers of phones and formulas as the texts that they are', async () => {
    const cells = [
      '700000000001',
      '000123',
      '13800001234',
      '+86 138-0000-1234',
      '110101199001011234',
      '91310000MA1K35XX0X',
      '=1+1',
      '-2',
      '@x',
    ];
    const [sheet] = await workbookReadBack(tableOf(...cells));
    expect(sheet?.data[1]).toEqual(cells);
  });

  it('has texts as they were typed: lines, quotes, signs of XML, Chinese', async () => {
    const cells = ['one\ntwo', 'a "b" <c> & d', '江海，精工', '𠮷野🎪', '&amp;', 'tab\there'];
    const [sheet] = await workbookReadBack(tableOf(...cells));
    expect(sheet?.data[1]).toEqual(cells);
  });

  it('has amounts as numbers, and moments as dates of the clock of the fair', async () => {
    const day = dayCell('2027-03-10');
    const [sheet] = await workbookReadBack(
      tableOf(-12.5, 1_000_000.25, { atMs: lateMs }, day, { atMs: NaN }),
    );
    // A spreadsheet has no zones; the reader takes its clock for UTC.
    expect(sheet?.data[1]?.slice(0, 4)).toEqual([
      -12.5,
      1_000_000.25,
      new Date(Date.UTC(2027, 2, 10, 23, 30)),
      new Date(Date.UTC(2027, 2, 10)),
    ]);
    expect(sheet?.data[1]?.[4] ?? null).toBeNull();
  });

  it('drops what XML cannot hold and keeps the rest', async () => {
    const [sheet] = await workbookReadBack(tableOf('a\u0007b\u0000c\ud83dd\r\ne', '1'));
    expect(sheet?.data[1]).toEqual(['abc\ufffdd\ne', '1']);
  });

  it.each([
    ['线索', '线索'],
    ['My card case', 'My card case'],
    ['A/B: [1]*?', 'A B   1'],
    ["'", 'Sheet1'],
    ['名'.repeat(40), '名'.repeat(31)],
  ])('names its sheet as a spreadsheet allows: %s', async (name, shown) => {
    const [sheet] = await workbookReadBack(tableOf('a', 'b'), name);
    expect(sheet?.sheet).toBe(shown);
  });

  it('has as many rows and columns as the table, beyond Z too', async () => {
    const row = Array.from({ length: 30 }, (_, at) => `cell ${at}`);
    const table = { headings: row, rows: Array.from({ length: 600 }, () => row) };
    const [sheet] = await workbookReadBack(table);
    expect(sheet?.data).toHaveLength(601);
    expect(sheet?.data[600]).toEqual(row);
  });

  it('keeps its headings in sight, marks no code as a mistake, and writes a code in the text as it is', () => {
    const bytes = workbookOf('线索', tableOf('_x0041_'));
    const stored = new TextDecoder().decode(bytes);
    expect(stored).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(stored).toContain('numberStoredAsText="1"');
    expect(stored).toContain('>_x005F_x0041_<');
  });
});
