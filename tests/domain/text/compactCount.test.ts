import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactCount, publicCount } from '#domain/text/compactCount.ts';

const systems = ['myriads', 'thousands'] as const;

it.each([
  [0, 'plain', '0'],
  [7, 'plain', '7'],
  [9_999, 'plain', '9999'],
  [9_999.999, 'plain', '9999'],
  [10_000, 'wan', '1.00'],
  [10_049, 'wan', '1.00'],
  [10_050, 'wan', '1.01'],
  [12_345, 'wan', '1.23'],
  [15_678, 'wan', '1.57'],
  [1_234_567, 'wan', '123.46'],
  [99_994_949, 'wan', '9999.49'],
  [99_999_949, 'wan', '9999.99'],
  [99_999_950, 'yi', '1.00'],
  [99_999_999, 'yi', '1.00'],
  [100_000_000, 'yi', '1.00'],
  [123_456_789, 'yi', '1.23'],
  [1_005_000_000_000, 'yi', '10050.00'],
])('%d is shown in %s: %s', { tags: ['large-numbers'] }, (count, code, text) => {
  expect(compactCount(count)).toEqual({ code, text });
});

it.each([undefined, NaN, -1, Infinity, 1e300])('%s is not a count and shown as --', (count) => {
  expect(compactCount(count)).toEqual({ code: 'plain', text: '--' });
});

it.each([
  [999, 'plain', '999'],
  [3_484, 'plain', '3,484'],
  [9_999.999, 'plain', '9,999'],
  [10_000, 'thousand', '10'],
  [12_500, 'thousand', '12.5'],
  [100_000, 'thousand', '100'],
  [999_949, 'thousand', '999.9'],
  [999_950, 'million', '1'],
  [1_234_567, 'million', '1.2'],
  [999_949_999, 'million', '999.9'],
  [1_234_567_890, 'billion', '1.2'],
  [1_005_000_000_000, 'billion', '1005'],
])('%d in English units is shown in %s: %s', (count, code, text) => {
  expect(compactCount(count, 'thousands')).toEqual({ code, text });
});

it('the shown number differs by at most half of its last digit', () => {
  const units = {
    plain: 1,
    wan: 10_000,
    yi: 100_000_000,
    thousand: 1_000,
    million: 1_000_000,
    billion: 1_000_000_000,
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...systems), (count, system) => {
      const { code, text } = compactCount(count, system);
      const halfDigit = code === 'plain' ? 0 : units[code] / (system === 'thousands' ? 20 : 200);
      // The shown decimal is itself only a float here.
      expect(Math.abs(Number(text.replace(',', '')) * units[code] - count)).toBeLessThanOrEqual(
        halfDigit + 0.01,
      );
    }),
  );
});

it.each([
  [undefined, undefined],
  [0, undefined],
  [99, undefined],
  [100, 100],
  [3_484, 3_484],
])('a count of %s is told in public as %s: a small one is not told', (count, told) => {
  expect(publicCount(count)).toBe(told);
});
