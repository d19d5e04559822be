import { describe, expect, it } from 'vitest';
import { productOffers, shownPrice } from '#entities/product/rules/productOffer.ts';
import { sentVersions, typedVersions } from '#features/exhibitorCenter/rules/productVersions.ts';

const list = [
  { size: '标准版', price: '3843050', total: '5', Extra: 'kept' },
  { Name: '功率', Value: '5 kW' },
  { size: '加强版', price: '4000000', total: '' },
];
const offers = (Specifications: readonly unknown[]) =>
  productOffers({ ProductPrice: '', StockNumber: '', MinOrderNumber: '', Specifications });
const named = (Specifications: readonly unknown[]) =>
  offers(Specifications).map(({ type, name }) => `${type} ${name}`);

describe('the versions of a product', () => {
  it('that nothing was changed of are sent as the server has them', () => {
    expect(sentVersions(typedVersions(list), list)).toEqual(list);
  });

  it('are moved by a field beside them: each keeps the place that names it in carts and orders', () => {
    const [first = '', second = ''] = typedVersions(list);
    const next = sentVersions([second, first], list);
    expect(next).toMatchObject([
      { size: '标准版', Sort: '1', Extra: 'kept' },
      { Name: '功率' },
      { size: '加强版', Sort: '0' },
    ]);
    expect(named(next)).toEqual(['2 加强版', '0 标准版']);
    expect(typedVersions(next)).toEqual([second, first]);
    expect(sentVersions(typedVersions(next), next)).toEqual(next);
  });

  it('leave their place empty where they are taken out, and a new one comes after the last', () => {
    const [, second = ''] = typedVersions(list);
    const next = sentVersions([second, '\t出口版\t１2.50\t07'], list);
    expect(next).toMatchObject([
      {},
      { Name: '功率' },
      { size: '加强版' },
      { size: '出口版', price: '1250', total: '7' },
    ]);
    expect(named(next)).toEqual(['2 加强版', '3 出口版']);
  });

  it.each([
    ['3680000', [], { cents: 3_680_000, isFrom: false }],
    ['', list, { cents: 3_843_050, isFrom: true }],
    ['100', list, { cents: 3_843_050, isFrom: true }],
    ['', [list[0]], { cents: 3_843_050, isFrom: false }],
    ['', [{ size: '标准版', price: '' }], undefined],
    ['', [{ Name: '功率', Value: '5 kW' }], undefined],
    ['', [], undefined],
  ])('with the price %j and %j show %j', (ProductPrice, Specifications, shown) => {
    expect(shownPrice({ ProductPrice, Specifications })).toEqual(shown);
  });
});
