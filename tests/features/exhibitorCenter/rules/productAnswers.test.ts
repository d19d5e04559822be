import { expect, it } from 'vitest';
import {
  answersOfProduct,
  newProduct,
  productChanges,
} from '#features/exhibitorCenter/rules/productAnswers.ts';
import { sentPrice } from '#features/exhibitorCenter/rules/sentNumbers.ts';
import { productParts } from '#features/exhibitorCenter/rules/forms/productForm.ts';

const origin = 'https://fair.example.com';
const parts = productParts([{ value: 'first1', text: { zh: '机床', en: '' }, seconds: [] }]);
const row = {
  ...newProduct,
  ProductName: '夹具',
  ProductPrice: '128050',
  MinOrderNumber: '12',
  CategoryFirstId: 'first1',
  CategorySecondId: 'second1',
  PicList: [{ PicPath: '/a.jpg' }],
};

it('an unchanged product is sent as the server has it', () => {
  expect(productChanges(parts, answersOfProduct(row, origin), row, origin)).toEqual(row);
});

it('another first category takes the second one of the old one away', () => {
  const answers = { ...answersOfProduct(row, origin), CategoryFirstId: 'first2' };
  const category = parts.filter(({ field }) => field === 'Category');
  expect(productChanges(category, answers, row, origin)).toEqual({
    CategoryFirstId: 'first2',
    CategorySecondId: '',
  });
});

it.each([
  ['1280.5', '128050'],
  ['１２８０．５', '128050'],
  ['0.29', '29'],
  ['1.005', '100'],
  ['', ''],
  ['0', ''],
  ['many', ''],
])('the price %j travels as %j cents', (typed, cents) => {
  expect(sentPrice(typed)).toBe(cents);
});

it.each([
  ['12', '12'],
  ['１２', '12'],
  ['012', '12'],
  ['2.0', '2'],
  ['', ''],
])('the minimum order %j travels as %j', (typed, sent) => {
  const part = parts.filter(({ field }) => field === 'MinOrderNumber');
  expect(productChanges(part, { MinOrderNumber: typed }, row, origin)).toEqual({ MinOrderNumber: sent });
});
