import { expect, it } from 'vitest';
import { formatCents } from '#domain/money/formatCents.ts';

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [1999, '19.99'],
  [100_000, '1000.00'],
  [123_456_789, '1234567.89'],
  [9_007_199_254_740_991, '90071992547409.91'],
  [-250, '-2.50'],
])('%d cents are %s', { tags: ['money'] }, (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each([
  ['a float a little below its cent', 19.99 * 100, '19.99'],
  ['a float a little above its cent', 1.1 * 100, '1.10'],
  ['half a cent', 0.5, '0.01'],
  ['half a cent less than nothing', -0.5, '-0.01'],
  ['less than half a cent below nothing', -0.4, '0.00'],
])('%s is rounded to the nearest cent', { tags: ['money'] }, (_what, cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each([undefined, null, NaN, Infinity, -Infinity, 1e21])('%s is not an amount and shown as --', (cents) => {
  expect(formatCents(cents)).toBe('--');
});
