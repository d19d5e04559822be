import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, writeMoney } from '#domain/money/serverMoney.ts';

describe('an amount of the server', { tags: ['money'] }, () => {
  it.each([
    [1200, 1200],
    ['1200', 1200],
    ['1200.00', 1200],
    ['0', 0],
  ])('%j in cents is %d cents', (value, cents) => {
    expect(readMoney(value)).toBe(cents);
  });

  it.each(['', '12.50', '-3', '1e9', '9'.repeat(16), null, undefined, {}, [], 'free', 1e21])(
    '%j is no amount in cents',
    (value) => {
      expect(readMoney(value)).toBeUndefined();
    },
  );

  it.each([
    ['12.5', 1250],
    [12.34, 1234],
    ['12', 1200],
    ['0.07', 7],
    ['19.990', 1999],
  ])('%j in yuan is %d cents', (value, cents) => {
    expect(readMoney(value, 'yuan')).toBe(cents);
  });

  it.each(['cents', 'yuan'] as const)('in %s is read as it was written', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
        expect(readMoney(writeMoney(cents, unit), unit)).toBe(cents);
      }),
    );
  });

  it.each([-1, 1.5, NaN, 2 ** 53])('is never written for %d', (cents) => {
    expect(() => writeMoney(cents)).toThrow('no amount');
  });
});
