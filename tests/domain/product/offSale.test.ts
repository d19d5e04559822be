import { expect, it } from 'vitest';
import { isOffSale } from '../../../src/domain/product/isOffSale.ts';

it.each([{ IsShow: false }, { IsRelease: 'false' }, { IsRecycled: true }, { IsShow: 0 }])(
  'takes %o as off sale',
  (row) => {
    expect(isOffSale(row)).toBe(true);
  },
);

it.each([{}, { IsShow: null }, { IsRelease: '' }, { IsShow: true, IsRelease: 1, IsRecycled: false }])(
  'takes %o as on sale',
  (row) => {
    expect(isOffSale(row)).toBe(false);
  },
);
