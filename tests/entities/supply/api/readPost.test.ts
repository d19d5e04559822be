import { describe, expect, it } from 'vitest';
import { readPost } from '#entities/supply/api/readPost.ts';
import { readUnitPrice, writeUnitPrice } from '#entities/supply/api/unitPrice.ts';

const id = 'supply000000000000000001';
const row = { RecordId: id, type: 'supply', productName: '伺服电机' };

describe('a row of supply and demand', () => {
  it.each([
    ['supply', 'supply'],
    ['Demand', 'demand'],
    [1, 'supply'],
    ['2', 'demand'],
    ['供应', 'supply'],
    ['求购', 'demand'],
  ])('of type %s is a %s', (type, kind) => {
    expect(readPost({ ...row, type })?.kind).toBe(kind);
  });

  it.each([
    ['without an id', { ...row, RecordId: 'short' }],
    ['of an unknown type', { ...row, type: 'constructor' }],
    ['without a name', { ...row, productName: '<b></b>' }],
    ['that is none', null],
  ])('%s is not read', (_, value) => {
    expect(readPost(value)).toBeUndefined();
  });

  it('is never cut within a character', () => {
    const post = readPost({ ...row, productDetail: `${'<i>'.repeat(13_333)}𠮷𠮷` });
    expect(post?.productDetail).toMatch(/^𠮷/u);
    expect(post?.productDetail).not.toMatch(/[\ud800-\udbff]$/);
  });

  it('loses its markup and is cut, and never fails for the types of its values', () => {
    const long = `<script>alert(1)</script><p>${'很长'.repeat(10_000)}</p>`;
    const post = readPost({
      ...row,
      productName: `<img src=x onerror="alert(1)">${'长'.repeat(20_000)}`,
      productDetail: long,
      companyName: { a: 1 },
      originPlace: ['x'],
      packSize: 25,
      files: { a: 1 },
      closingDate: 20270310,
    });
    expect(post?.productName).toMatch(/^长{1,120}$/);
    expect(post?.productDetail).toMatch(/^(很长){1,1000}$/);
    expect(post).toMatchObject({ companyName: '', originPlace: '', packSize: '25', files: [] });
    expect(post?.closingDate).toBe('2027-03-10');
  });

  it('has references as id, row, list or nothing', () => {
    const visitor = { RecordId: 'visitor00000000000000001', Name: 'x' };
    for (const VisitorId of [visitor.RecordId, visitor, [visitor]])
      expect(readPost({ ...row, VisitorId })?.VisitorId).toBe(visitor.RecordId);
    expect(readPost({ ...row, VisitorId: '' })?.VisitorId).toBe('');
    expect(readPost({ ...row, productType: { Name: '传感器' } })?.productType).toBe('传感器');
  });

  it('has its files as addresses, as objects or in one text, and no other kinds of addresses', () => {
    const [one, two] = ['https://files.example.com/a.jpg', '/files/b.pdf'];
    expect(readPost({ ...row, files: [one, { PicPath: two }, 'javascript:alert(1)', one] })?.files).toEqual([
      one,
      two,
    ]);
    expect(readPost({ ...row, files: `${one},${two};//elsewhere.example.com/c` })?.files).toEqual([one, two]);
  });

  it.each([
    [false, true],
    ['false', true],
    [0, true],
    [true, false],
    [undefined, false],
    ['', false],
  ])('whose IsShow is %s is withdrawn: %s', (IsShow, expected) => {
    expect(readPost({ ...row, IsShow })?.isWithdrawn).toBe(expected);
  });
});

describe('a unit price', () => {
  it.each([
    [12_345, 12_345],
    ['12345', 12_345],
    ['12345.0', 12_345],
    [0, undefined],
    ['', undefined],
    [1e14, undefined],
    [-5, undefined],
    ['on request', undefined],
    [12.5, undefined],
    [null, undefined],
  ])('that is stored as %s is read as %s cents', (stored, cents) => {
    expect(readUnitPrice(stored)).toBe(cents);
  });

  it.each([
    ['123.45', 12_345],
    ['1.1', 110],
    ['0.29', 29],
    ['8', 800],
    ['', ''],
    ['x', ''],
  ])('that is typed as "%s" is sent as %s cents', (typed, cents) => {
    expect(writeUnitPrice(typed)).toBe(cents);
  });
});
