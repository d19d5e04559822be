import { expect, it } from 'vitest';
import { readProduct } from '../../../src/api/product/readProduct.ts';

const fields = { PicList: 'list?', IsShow: 'flag?' } as const;
const RecordId = 'product00000000000000001';

it('takes a product without flags as on sale', () => {
  expect(readProduct(fields, { RecordId })).toMatchObject({ IsShow: false, isOffSale: false });
  expect(readProduct(fields, { RecordId, IsShow: false })).toMatchObject({ isOffSale: true });
});

it('reads one picture given as text', () => {
  expect(readProduct(fields, { RecordId, PicList: '/a.jpg' })).toMatchObject({ PicList: ['/a.jpg'] });
});
