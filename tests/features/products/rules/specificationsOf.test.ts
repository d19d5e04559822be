import { expect, it } from 'vitest';
import { specificationsOf } from '#features/products/rules/specificationsOf.ts';

it('reads variants with a price in cents and named values', () => {
  expect(
    specificationsOf([
      { size: 'Plus', price: '128000', total: '3' },
      { Name: 'Power', Value: '9 kW' },
    ]),
  ).toEqual([
    { name: 'Plus', text: '', price: 128_000 },
    { name: 'Power', text: '9 kW', price: undefined },
  ]);
});

it('leaves out entries without a name', () => {
  expect(specificationsOf([null, 'x', {}, { Value: '9 kW' }, { size: '' }])).toEqual([]);
});

it('keeps hostile HTML as text', () => {
  const name = '<img src=x onerror=alert(1)>';
  expect(specificationsOf([{ Name: name, Value: name }])).toEqual([{ name, text: name, price: undefined }]);
});
