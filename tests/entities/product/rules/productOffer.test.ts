import { describe, expect, it } from 'vitest';
import { isSoldOut, productOffers } from '#entities/product/rules/productOffer.ts';

const plain = { ProductPrice: '1000', StockNumber: '20', MinOrderNumber: '', Specifications: [] };

describe('what can be put into the cart', () => {
  it('is the product, or each of its versions with its own price and stock', () => {
    expect(productOffers(plain)).toEqual([{ type: '', name: '', priceCents: 1_000, stock: 20, least: 1 }]);
    const Specifications = [
      { size: '大', price: '1200', total: '3' },
      { size: '', price: '1' },
      { size: '小' },
    ];
    expect(productOffers({ ...plain, MinOrderNumber: '12', Specifications })).toEqual([
      { type: '0', name: '大', priceCents: 1_200, stock: 3, least: 12 },
    ]);
  });

  it.each([
    ['12', 12],
    ['1', 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['a dozen', 1],
    ['10000', 1],
  ])('with a minimum order of %j is ordered from %d', (MinOrderNumber, least) => {
    expect(productOffers({ ...plain, MinOrderNumber })).toMatchObject([{ least }]);
  });

  it.each([
    [0, 1, true],
    [1, 1, false],
    [11, 12, true],
    [12, 12, false],
    [undefined, 12, false],
  ])('of which %s are left and %d are ordered at least is sold out: %s', (stock, least, isOut) => {
    expect(isSoldOut({ type: '', name: '', priceCents: 1, stock, least })).toBe(isOut);
  });
});
