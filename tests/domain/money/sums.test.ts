import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineCents, sumCents } from '#domain/money/sums.ts';

const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const quantity = fc.integer({ min: 1, max: 1_000_000_000 });

describe('a sum of money', () => {
  it('of a line is exact, or it is not told at all', { tags: ['money'] }, () => {
    fc.assert(
      fc.property(cents, quantity, (unit, number) => {
        const exact = BigInt(unit) * BigInt(number);
        const isSafe = exact <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(lineCents(unit, number)).toBe(isSafe ? Number(exact) : undefined);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of several lines is exact, or it is not told at all', { tags: ['money'] }, () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 200 }), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const isSafe = exact <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(sumCents(amounts)).toBe(isSafe ? Number(exact) : undefined);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not depend on the order of 200 lines', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9_999 }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
        const amounts = lines.map(([unit, number]) => lineCents(unit, number));
        expect(sumCents(amounts.slice().reverse())).toBe(sumCents(amounts));
      }),
    );
  });

  it('with a line that is not known is not known', () => {
    expect(sumCents([100, undefined, 200])).toBeUndefined();
  });

  it.each([
    [-1, 3],
    [1.5, 3],
    [10, -1],
    [10, 0.25],
    [NaN, 1],
  ])('of %d times %d is none', (unit, number) => {
    expect(lineCents(unit, number)).toBeUndefined();
  });
});
