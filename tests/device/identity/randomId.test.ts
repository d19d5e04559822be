import { describe, expect, it, vi } from 'vitest';
import { randomId } from '#device/identity/randomId.ts';
import { isClientCode } from '#domain/record/isRecordId.ts';

describe('a random id', () => {
  it('is a UUID of version 4 with 36 characters', () => {
    for (let round = 0; round < 200; round += 1) {
      const id = randomId();
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(isClientCode(id)).toBe(true);
    }
  });

  it('differs every time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => randomId())).size).toBe(1000);
  });

  it('needs neither crypto.randomUUID nor Math.random', () => {
    const guess = vi.spyOn(Math, 'random');
    const getRandomValues: Crypto['getRandomValues'] = (array) => {
      if (array instanceof Uint8Array) array.fill(0xff);
      return array;
    };
    expect(randomId({ getRandomValues })).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(guess).not.toHaveBeenCalled();
  });
});
