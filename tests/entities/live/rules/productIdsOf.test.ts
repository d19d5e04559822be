import { expect, it } from 'vitest';
import { productIdsOf } from '#entities/live/rules/productIdsOf.ts';

const [one, two] = ['product00000000000000001', 'product00000000000000002'];

it('the products of a live are read from ids and from rows, each once, and nothing else is asked for', () => {
  expect(productIdsOf([one, { RecordId: two }, one, '', null, 7, 'short', { RecordId: 3 }])).toEqual([
    one,
    two,
  ]);
});
