import { expect, it } from 'vitest';
import { readProduct } from '#entities/product/api/readProduct.ts';

const fields = { PicList: 'list?', IsShow: 'flag?' } as const;
const RecordId = 'product00000000000000001';

it('takes a product without flags as on sale', () => {
  expect(readProduct(fields, { RecordId })).toMatchObject({ IsShow: false, isOffSale: false });
  expect(readProduct(fields, { RecordId, IsShow: false })).toMatchObject({
    isOffSale: true,
    offSale: 'hidden',
  });
});

it('reads one picture given as text', () => {
  expect(readProduct(fields, { RecordId, PicList: '/a.jpg' })).toMatchObject({ PicList: ['/a.jpg'] });
});

it.each([
  ['an id', 'company1'],
  ['an object', { RecordId: 'company1', CompanyName: 'x' }],
])('reads a reference that comes as %s', (_, ExhibitorId) => {
  expect(readProduct({ ExhibitorId: 'id?' }, { RecordId, ExhibitorId })).toMatchObject({
    ExhibitorId: 'company1',
  });
});

it.each([
  ['an empty text', ''],
  ['nothing', null],
])('reads a reference that comes as %s as none', (_, ExhibitorId) => {
  expect(readProduct({ ExhibitorId: 'id?' }, { RecordId, ExhibitorId })).toMatchObject({ ExhibitorId: '' });
});
