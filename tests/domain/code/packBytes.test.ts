import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packBytes, unpackBytes } from '#domain/code/packBytes.ts';

describe('packed bytes', () => {
  it('are what they were after they are unpacked', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(Array.from(unpackBytes(packBytes(bytes), bytes.length))).toEqual(Array.from(bytes));
      }),
    );
  });

  it('of a Chinese note take less than three quarters of its bytes', () => {
    const text = '报价每台一千二，最低起订量五十台，交期四周。报价单下周寄来，样机也在下周；起订量可以谈。';
    const bytes = new TextEncoder().encode(text.repeat(2));
    expect(packBytes(bytes).length).toBeLessThan(bytes.length * 0.75);
  });
});
