import { describe, expect, it } from 'vitest';
import { mostTableRows, readProductTable } from '#features/exhibitorCenter/rules/productTable.ts';
import { tableColumnNames } from '#features/exhibitorCenter/rules/tableColumnNames.ts';

const named = (zh: string, value: string) => ({ value, text: { zh, en: zh } });
const categories = [{ ...named('机床', 'first1'), seconds: [named('夹具', 'second1')] }];
const read = (text: string, products: { ProductName: string; ProductNumber: string }[] = []) => {
  const table = readProductTable(text, { names: tableColumnNames, categories, products });
  if (table.kind !== 'table') throw new Error(table.kind);
  return table;
};
const kindOf = (text: string) =>
  readProductTable(text, { names: tableColumnNames, categories, products: [] }).kind;

describe('a pasted table of products', () => {
  it('is read by its headings, with tabs, commas or Chinese commas, in either language and any order', () => {
    const record = { ProductName: '夹具 Z8', ProductNumber: 'Z8', ProductPrice: '880050' };
    const place = { CategoryFirstId: 'first1', CategorySecondId: 'second1' };
    const tables = [
      '型号\t产品名称\t单价（元）\t一级分类\t二级分类\r\nZ8\t夹具 Z8\t8800.50\t机床\t夹具',
      'Name,Model,Unit price (CNY),Subcategory\n夹具 Z8,Z8,"8,800.50",夹具',
      '名称，型号，价格，分类，子分类\n夹具 Z8，Z8，¥8800.5，机床，夹具',
    ];
    for (const text of tables)
      expect(read(text).products).toMatchObject([{ problems: [], record: { ...record, ...place } }]);
  });

  it('says what is wrong in each row, and what is right stands beside it', () => {
    const text = [
      '名称,型号,单价,分类',
      '好的,A,,',
      ',B,1,',
      '好的,A,2,',
      '逗号太多,C,1,200,机床,x',
      '价格不对,D,面议,',
      '三位小数,E,1.005,',
      '没有这类,F,1,食品',
      `${'长'.repeat(121)},G,1,`,
    ].join('\n');
    expect(read(text).products.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2],
      [3, 'nameMissing'],
      [4, 'repeated'],
      [5, 'columnCount', 'categoryUnknown'],
      [6, 'priceWrong'],
      [7, 'priceWrong'],
      [8, 'categoryUnknown'],
      [9, 'tooLong'],
    ]);
  });

  it('adds no product again that the exhibitor shows already', () => {
    const products = [{ ProductName: '夹具', ProductNumber: 'Z8' }];
    expect(read('名称\t型号\n夹具\tZ8\n夹具\tZ9', products).products).toMatchObject([
      { problems: ['repeated'] },
      { problems: [] },
    ]);
  });

  it('names headings that are not known, and what is beyond the limit', () => {
    const rows = Array.from({ length: mostTableRows + 3 }, (_, at) => `夹具 ${at}\tred`);
    const table = read(['名称\t颜色', ...rows].join('\n'));
    expect(table).toMatchObject({ ignored: ['颜色'], leftOut: 3 });
    expect(table.products).toHaveLength(mostTableRows);
  });

  it('is none without a heading of its names, or without anything', () => {
    expect(kindOf('夹具\tZ8\n转台\tT1')).toBe('noHeader');
    expect(kindOf(' \n')).toBe('empty');
  });
});
