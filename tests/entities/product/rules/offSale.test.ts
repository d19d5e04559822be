import { expect, it } from 'vitest';
import { offSale } from '#entities/product/rules/offSale.ts';

it.each([
  [{ IsShow: false }, 'hidden'],
  [{ IsShow: 0 }, 'hidden'],
  [{ IsRelease: 'false' }, 'unreleased'],
  [{ IsRelease: false, IsShow: false }, 'unreleased'],
  [{ IsRecycled: true }, 'recycled'],
  [{ IsRecycled: 'true', IsRelease: false, IsShow: false }, 'recycled'],
])('takes %o as %s', (row, reason) => {
  expect(offSale(row)).toBe(reason);
});

it.each([{}, { IsShow: null }, { IsRelease: '' }, { IsShow: true, IsRelease: 1, IsRecycled: false }])(
  'takes %o as on sale',
  (row) => {
    expect(offSale(row)).toBeUndefined();
  },
);
