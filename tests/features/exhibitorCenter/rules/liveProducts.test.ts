import { expect, it } from 'vitest';
import { chosenProducts, sentProducts } from '#features/exhibitorCenter/rules/liveProducts.ts';

const [spindle, fixture, hidden] = [
  'product00000000000000001',
  'product00000000000000002',
  'product00000000000000003',
];
const choices = [spindle, fixture].map((value) => ({ value, text: { zh: value, en: value } }));

it('the products of a live are chosen as far as they are offered, from ids or rows', () => {
  expect(chosenProducts([{ RecordId: fixture }, hidden], choices)).toEqual([fixture]);
});

it('a product that is not offered stays with what is sent', () => {
  expect(sentProducts([spindle], [fixture, hidden], choices)).toEqual([spindle, hidden]);
  expect(sentProducts([], [hidden], choices)).toEqual([hidden]);
  expect(sentProducts(undefined, [], choices)).toEqual([]);
});
