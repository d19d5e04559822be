import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeHundredths } from '#domain/text/writeHundredths.ts';

it.each([
  [0, '0.00'],
  [-0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [12_345, '123.45'],
  [-5, '-0.05'],
  [-12_345, '-123.45'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  [Number.MAX_SAFE_INTEGER + 1, '--'],
  [0.5, '--'],
  [NaN, '--'],
])('%d hundredths are %s', (hundredths, text) => {
  expect(writeHundredths(hundredths)).toBe(text);
});

it('no digit is lost or invented', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (hundredths) => {
      const text = writeHundredths(hundredths);
      expect(text).toMatch(/^-?(?:0|[1-9]\d*)\.\d\d$/);
      expect(BigInt(text.replace('.', ''))).toBe(BigInt(hundredths));
    }),
  );
});
