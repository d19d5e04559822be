import { describe, expect, it } from 'vitest';
import { mostTableRows, readProductTable } from '#features/exhibitorCenter/rules/table/productTable.ts';
import { mostPriceCents } from '#features/exhibitorCenter/rules/forms/productForm.ts';
import enWords from '#features/exhibitorCenter/words/en.json' with { type: 'json' };
import zhWords from '#features/exhibitorCenter/words/zh.json' with { type: 'json' };
import enProblems from '#language/en/problems.json' with { type: 'json' };
import zhProblems from '#language/zh/problems.json' with { type: 'json' };
import { tableColumnNames } from '#features/exhibitorCenter/rules/table/tableColumnNames.ts';

const named = (zh: string, value: string) => ({ value, text: { zh, en: zh } });
const categories = [{ ...named('机床', 'first1'), seconds: [named('夹具', 'second1')] }];
const types = [named('整机', 'type1')];
const read = (text: string, products: { ProductName: string; ProductNumber: string }[] = []) => {
  const table = readProductTable(text, { names: tableColumnNames, categories, types, products });
  if (table.kind !== 'table') throw new Error(table.kind);
  return table;
};
const kindOf = (text: string) =>
  readProductTable(text, { names: tableColumnNames, categories, types, products: [] }).kind;

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

  it('has columns for stock, minimum order, film and type', () => {
    const text = '名称,库存,起订量,视频,展品类型\n夹具,"1,280 件",１２,https://films.example/a.mp4,整机';
    expect(read(text).products).toMatchObject([
      {
        problems: [],
        record: {
          StockNumber: '1280',
          MinOrderNumber: '12',
          Video: 'https://films.example/a.mp4',
          ProductTypeInfoId: 'type1',
        },
      },
    ]);
  });

  it.each([
    ['Stock', '-1', 'stockWrong'],
    ['Stock', '2.5', 'stockWrong'],
    ['MOQ', '0', 'leastWrong'],
    ['MOQ', '10000', 'leastWrong'],
    ['Video', 'film', 'videoWrong'],
    ['Product type', 'food', 'typeUnknown'],
  ])('with %s %s says %s', (column, cell, problem) => {
    expect(read(`Name\t${column}\nFixture\t${cell}`).products).toMatchObject([{ problems: [problem] }]);
  });

  it('makes one product of the rows that differ in their version', () => {
    const text = [
      '名称\t型号\t规格\t单价\t库存',
      '夹具\tZ8\t标准版\t100\t5',
      '主轴\tS2\t\t7\t1',
      '夹具\tZ8\t加强版\t120\t',
    ];
    expect(read(text.join('\n')).products).toMatchObject([
      {
        problems: [],
        record: {
          ProductName: '夹具',
          ProductPrice: '',
          Specifications: [
            { size: '标准版', price: '10000', total: '5' },
            { size: '加强版', price: '12000', total: '' },
          ],
        },
      },
      { problems: [], record: { ProductPrice: '700', StockNumber: '1' } },
    ]);
    const [wrong] = read([...text, '夹具\tZ8\t加强版\t很贵\t'].join('\n')).products;
    expect(wrong?.problems).toEqual(['priceWrong', 'versionRepeated']);
    expect(wrong?.raw.split('\n')).toHaveLength(3);
  });

  it('says what is wrong in each row, and what is right stands beside it', () => {
    const text = [
      '名称,型号,单价,分类',
      '好的,A,,',
      ',B,1,',
      '好的,A,2,',
      '逗号太多,C,1,200,机床,x',
      '价格不对,D,很便宜,',
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

  it.each([
    ['产品名称（必填）', '单价（选填）'],
    ['*产品名', '参考价格'],
    ['展品名【必填】', '价格（元）'],
    ['Product name (required)', 'Unit price (optional)'],
    ['商品名', '售价'],
  ])('knows the headings %s and %s', (name, price) => {
    expect(read(`${name}\t${price}\n夹具\t12.5`)).toMatchObject({
      ignored: [],
      products: [{ problems: [], record: { ProductName: '夹具', ProductPrice: '1250' } }],
    });
  });

  it.each([
    '',
    '面议',
    '价格面议',
    ' 面 议 ',
    '电议',
    '询价',
    '—',
    '/',
    'on request',
    'Price on request',
    'Negotiable',
    'POA',
  ])('takes the price %j as one on request', (price) => {
    expect(read(`名称\t单价\n夹具\t${price}`).products).toMatchObject([
      { problems: [], price: '', record: { ProductPrice: '' } },
    ]);
  });

  it.each([
    ['0', 'priceTooSmall'],
    ['0.00', 'priceTooSmall'],
    ['¥0 元', 'priceTooSmall'],
    ['100000000.01', 'priceTooLarge'],
    ['一千', 'priceWrong'],
    ['-5', 'priceWrong'],
    ['待定', 'priceWrong'],
    ['5-8', 'priceWrong'],
  ])('refuses the price %s, which is no price on request: %s', (price, problem) => {
    expect(read(`名称\t单价\n夹具\t${price}`).products).toMatchObject([{ problems: [problem], price }]);
  });

  it.each([
    ['zh', zhWords, zhProblems],
    ['en', enWords, enProblems],
  ] as const)(
    'says of a price beyond the limits what the form says of it (%s)',
    (_language, words, problems) => {
      const said = (text: string, values: Readonly<Record<string, string>>) =>
        text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '').replace(/\.$/, '');
      const label = words.ask_ProductPrice;
      expect(words.table_priceTooSmall).toContain(said(problems.numberTooSmall, { label, min: '0.01' }));
      expect(words.table_priceTooLarge).toContain(
        said(problems.numberTooLarge, { label, max: String(mostPriceCents / 100) }),
      );
    },
  );
});
