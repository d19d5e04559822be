import type { ServerRow } from '#domain/record/serverRow.ts';
import { readTableRows, type TableRow } from '#domain/table/readTableRows.ts';
import { cleanLine, codePointCount, cutCodePoints } from '#domain/text/cleanText.ts';
import type { Choice } from '#domain/form/formDefinition.ts';
import { headingKey } from './headingKey.ts';
import {
  type CellProblem,
  readCategoryCells,
  readLeastCell,
  readPriceCell,
  readStockCell,
  readTypeCell,
  readVideoCell,
} from './tableCells.ts';
import {
  type CategoryChoice,
  longestProductName,
  longestProductNumber,
  longestProductTitle,
  longestVersion,
} from '../forms/productForm.ts';

const columns = [
  'name',
  'nameEn',
  'title',
  'number',
  'price',
  'first',
  'second',
  'version',
  'stock',
  'least',
  'video',
  'type',
] as const;
export type TableColumn = (typeof columns)[number];

/** More rows than a person checks on a phone. */
export const mostTableRows = 100;
const longestTable = 200_000;

export type TableProblem =
  | 'columnCount'
  | 'nameMissing'
  | 'tooLong'
  | 'categoryUnknown'
  | 'repeated'
  | 'versionRepeated'
  | CellProblem;

export interface TableProduct {
  /** The line in what was pasted, from 1; the header counts. */
  readonly line: number;
  readonly name: string;
  /** As it was pasted. */
  readonly raw: string;
  /** As typed; '' for a price on request. */
  readonly price: string;
  readonly problems: readonly TableProblem[];
  /** What is sent where nothing is wrong. */
  readonly record: ServerRow;
}

export type ProductTable =
  | { readonly kind: 'empty' }
  /** The first line names no column of a product's name. */
  | { readonly kind: 'noHeader' }
  | {
      readonly kind: 'table';
      /** As it was pasted. */
      readonly header: string;
      /** Headings that are not known: what stands below them is not sent. */
      readonly ignored: readonly string[];
      readonly products: readonly TableProduct[];
      readonly leftOut: number;
    };

/** Headings in both languages as `headingKey` spells them; the words come from the language files. */
export type ColumnNames = Readonly<Record<TableColumn, readonly string[]>>;

export interface TableSettings {
  readonly names: ColumnNames;
  readonly categories: readonly CategoryChoice[];
  readonly types: readonly Choice[];
  /** What the exhibitor shows already. */
  readonly products: readonly { readonly ProductName: string; readonly ProductNumber: string }[];
}

const sameKey = (of: TableSettings['products'][number]) => `${of.ProductName}\n${of.ProductNumber}`;

/** Products in rows that were copied from a spreadsheet or a CSV file; what is wrong is said for each row. */
export function readProductTable(
  text: string,
  { names, categories, types, products: present }: TableSettings,
): ProductTable {
  const plain = cutCodePoints(text, longestTable)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  if (plain.trim() === '') return { kind: 'empty' };
  const all = readTableRows(plain, separatorOf(plain)).map((row, at) => ({ ...row, line: at + 1 }));
  const rows = all.filter(({ raw }) => raw.trim() !== '');
  const [header, ...body] = rows;
  const found = (header?.cells ?? []).map((cell) => columnOf(cell, names));
  if (!found.includes('name')) return { kind: 'noHeader' };
  const known = new Set(present.map(sameKey));
  const reading = { columns: found, categories, types, known, versions: new Map<string, string[]>() };
  const products = joinVersions(body.slice(0, mostTableRows).map((row) => productOf(row, reading)));
  return {
    kind: 'table',
    header: header?.raw ?? '',
    ignored: (header?.cells ?? []).filter((cell, at) => cell !== '' && found[at] === undefined),
    products,
    leftOut: Math.max(0, body.length - mostTableRows),
  };
}

/** A spreadsheet copies tabs; else the sign that is most frequent in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  if (first.includes('\t')) return '\t';
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '，', '；'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const columnOf = (cell: string, names: ColumnNames): TableColumn | undefined =>
  columns.find((column) => names[column].includes(headingKey(cell)));

interface Reading {
  readonly columns: readonly (TableColumn | undefined)[];
  readonly categories: readonly CategoryChoice[];
  /** What earlier rows and stored products say, so that one product is not added twice. */
  readonly known: Set<string>;
  readonly types: readonly Choice[];
  /** The versions in earlier rows, by product. */
  readonly versions: Map<string, string[]>;
}

type NumberedRow = TableRow & { readonly line: number };

function productOf({ cells, line, raw }: NumberedRow, reading: Reading): TableRowProduct {
  const { columns: found, categories, known } = reading;
  const textOf = (column: TableColumn) => cleanLine(cells[found.indexOf(column)] ?? '', 1_000);
  const [name, number] = [textOf('name'), textOf('number')];
  const price = readPriceCell(textOf('price'));
  const category = readCategoryCells(textOf('first'), textOf('second'), categories);
  const same = sameKey({ ProductName: name, ProductNumber: number });
  const version = textOf('version');
  const earlier = reading.versions.get(same);
  const more = {
    StockNumber: readStockCell(textOf('stock')),
    MinOrderNumber: readLeastCell(textOf('least')),
    Video: readVideoCell(textOf('video')),
    ProductTypeInfoId: readTypeCell(textOf('type'), reading.types),
  };
  const isTooLong = [
    [name, longestProductName],
    [textOf('nameEn'), longestProductName],
    [textOf('title'), longestProductTitle],
    [number, longestProductNumber],
    [version, longestVersion],
  ].some(([text, most]) => codePointCount(String(text)) > Number(most));
  const problems: readonly (TableProblem | false)[] = [
    cells.slice(found.length).some((cell) => cell !== '') && 'columnCount',
    name === '' && 'nameMissing',
    isTooLong && 'tooLong',
    price.problem ?? false,
    category === undefined && 'categoryUnknown',
    version !== '' && (earlier?.indexOf(version) ?? -1) >= 0 && 'versionRepeated',
    name !== '' && (version === '' || earlier === undefined) && known.has(same) && 'repeated',
    ...Object.keys(more).map((key) => more[key as keyof typeof more].problem ?? false),
  ];
  known.add(same);
  if (version !== '') reading.versions.set(same, [...(earlier ?? []), version]);
  return {
    line,
    raw,
    name,
    price: price.sent === '' && price.problem === undefined ? '' : textOf('price'),
    problems: problems.filter((problem) => problem !== false),
    record: {
      ProductName: name,
      ProductNameEn: textOf('nameEn'),
      productTitle: textOf('title'),
      ProductNumber: number,
      ProductPrice: version === '' ? price.sent : '',
      StockNumber: version === '' ? more.StockNumber.sent : '',
      MinOrderNumber: more.MinOrderNumber.sent,
      Video: more.Video.sent,
      ProductTypeInfoId: more.ProductTypeInfoId.sent,
      ...category,
    },
    same,
    version: version === '' ? undefined : { size: version, price: price.sent, total: more.StockNumber.sent },
  };
}

interface TableRowProduct extends TableProduct {
  readonly same: string;
  /** Of a row that is one version of its product. */
  readonly version: ServerRow | undefined;
}

/** Rows of one product that differ in their version are one product, in the place of the first; wrong where one of them is. */
function joinVersions(rows: readonly TableRowProduct[]): readonly TableProduct[] {
  const isFirst = (row: TableRowProduct, at: number) =>
    row.version === undefined || rows.findIndex((one) => isOfSame(one, row)) === at;
  return rows.filter(isFirst).map(({ same, version, ...row }) => {
    if (version === undefined) return row;
    const all = rows.filter((one) => isOfSame(one, { same, version }));
    return {
      ...row,
      raw: all.map(({ raw }) => raw).join('\n'),
      problems: all.reduce<readonly TableProblem[]>((found, { problems }) => [...found, ...problems], []),
      record: { ...row.record, Specifications: all.map((one) => one.version) },
    };
  });
}

const isOfSame = (
  one: Pick<TableRowProduct, 'same' | 'version'>,
  other: Pick<TableRowProduct, 'same' | 'version'>,
): boolean => one.version !== undefined && one.same === other.same;
