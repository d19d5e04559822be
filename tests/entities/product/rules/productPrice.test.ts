import { expect, it } from 'vitest';
import { productPrice } from '#entities/product/rules/productPrice.ts';

it('reads a price in cents', () => {
  expect(productPrice('128000')).toBe(128_000);
});

it.each(['', '0', '-1', '12.5', '1e3', '面议', '9'.repeat(20)])('takes no price from "%s"', (text) => {
  expect(productPrice(text)).toBeUndefined();
});

it.each([
  ['1', 1],
  ['12805', 12_805],
  [' 99 ', 99],
])('keeps the cents of "%s"', (text, cents) => {
  expect(productPrice(text)).toBe(cents);
});
