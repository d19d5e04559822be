import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accuracyOf,
  compressToTarget,
  notLargerThan,
  outputTypeOf,
  qualityOf,
} from '#domain/picture/compressToTarget.ts';

const megabyte = 1024 * 1024;

/** An encoder whose result grows with the quality, as that of a JPEG does. */
function encoder(sizeAt: (quality: number) => number) {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve({ size: Math.round(sizeAt(quality)) });
  };
  return { encode, tried };
}

describe('the options of the compressor', { tags: ['image-compression'] }, () => {
  it.each([
    ['image/png', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
    ['image/gif', 'image/gif'],
    ['image/webp', 'image/jpeg'],
    ['IMAGE/PNG', 'image/jpeg'],
    ['', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ])('turn the type %s into %s', (given, type) => expect(outputTypeOf(given)).toBe(type));

  it.each([
    [0.79, 0.95],
    [0.8, 0.8],
    [0.9, 0.9],
    [0.99, 0.99],
    [0.991, 0.95],
    [undefined, 0.95],
    [Number.NaN, 0.95],
    ['0.9', 0.95],
  ])('turn the accuracy %s into %s', (given, accuracy) => expect(accuracyOf(given)).toBe(accuracy));

  it.each([
    [undefined, 0.92],
    [0.5, 0.5],
    [0, 0],
    [1, 1],
    [1.1, 0.92],
    [-1, 0.92],
    [Number.NaN, 0.92],
  ])('turn the quality %s into %s', (given, quality) => expect(qualityOf(given)).toBe(quality));
});

describe('compression to a target', { tags: ['image-compression', 'photo'] }, () => {
  it('stops if the first quality is small enough', async () => {
    const { encode, tried } = encoder(() => megabyte);
    const result = await compressToTarget(encode, { targetBytes: 2 * megabyte });
    expect(tried).toEqual([0.92]);
    expect(result).toMatchObject({ quality: 0.92, rounds: 1, isReached: true });
  });

  it('searches the quality until the size is between 95 % of the target and the target', async () => {
    const { encode } = encoder((quality) => quality * 8 * megabyte);
    const { blob, isReached, rounds } = await compressToTarget(encode, { targetBytes: 2 * megabyte });
    expect(isReached).toBe(true);
    expect(blob.size).toBeLessThanOrEqual(2 * megabyte);
    expect(blob.size).toBeGreaterThanOrEqual(2 * megabyte * 0.95);
    expect(rounds).toBeLessThanOrEqual(7);
  });

  const even = (quality: number) => quality * 8 * megabyte;

  it('estimates each round from the sizes before it, so that an even growth takes four', async () => {
    const { encode } = encoder(even);
    const { isReached, rounds } = await compressToTarget(encode, { targetBytes: 2 * megabyte });
    expect(isReached).toBe(true);
    expect(rounds).toBeLessThanOrEqual(4);
  });

  it.each([
    ['right', 0.245, 1],
    ['too low', 0.2, 3],
    ['too high', 0.5, 3],
    ['above the highest quality', 0.99, 4],
  ])('begins with a guess that is %s', async (_name, guess, most) => {
    const { encode, tried } = encoder(even);
    const target = { targetBytes: 2 * megabyte, guess };
    const { blob, isReached, rounds } = await compressToTarget(encode, target);
    expect(tried[0]).toBe(Math.min(guess, 0.92));
    expect(isReached).toBe(true);
    expect(blob.size).toBeGreaterThanOrEqual(2 * megabyte * 0.95);
    expect(rounds).toBeLessThanOrEqual(most);
  });

  it('returns to the highest quality where the guess was far too low', async () => {
    const { encode, tried } = encoder((quality) => quality * megabyte);
    const { quality } = await compressToTarget(encode, { targetBytes: 2 * megabyte, guess: 0.3 });
    expect(tried).toEqual([0.3, 0.92]);
    expect(quality).toBe(0.92);
  });

  it('stops when the next quality would be the same hundredth', async () => {
    const { encode, tried } = encoder((quality) => (quality > 0.555 ? 3 : 1) * megabyte);
    const { blob } = await compressToTarget(encode, { targetBytes: 2 * megabyte, guess: 0.56 });
    expect(blob.size).toBe(megabyte);
    expect(tried.length).toBeLessThanOrEqual(7);
    expect(new Set(tried.map((quality) => quality.toFixed(2))).size).toBe(tried.length);
  });

  it('needs fewer rounds with a lower accuracy', async () => {
    const roundsWith = async (accuracy: number) => {
      const { encode } = encoder((quality) => quality * 7 * megabyte);
      return (await compressToTarget(encode, { targetBytes: 2 * megabyte, accuracy })).rounds;
    };
    expect(await roundsWith(0.8)).toBeLessThan(await roundsWith(0.99));
  });

  it('stops after seven rounds, and reports that nothing was small enough', async () => {
    const { encode, tried } = encoder(() => 3 * megabyte);
    const result = await compressToTarget(encode, { targetBytes: 2 * megabyte });
    expect(tried).toHaveLength(7);
    expect(result).toMatchObject({ rounds: 7, isReached: false });
  });

  it('passes on an error of the encoder', async () => {
    const encode = () => Promise.reject(new Error('no memory'));
    await expect(compressToTarget(encode, { targetBytes: 1 })).rejects.toThrow('no memory');
  });

  it('never exceeds seven rounds, nor the target if any round stayed below it', async () => {
    const rising = fc.record({
      base: fc.integer({ min: 0, max: 3 * megabyte }),
      slope: fc.integer({ min: 0, max: 20 * megabyte }),
      power: fc.constantFrom(0.5, 1, 2, 4),
      accuracy: fc.double({ min: 0, max: 1.2, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(rising, async ({ base, slope, power, accuracy }) => {
        const targetBytes = 2 * megabyte;
        const sizes: number[] = [];
        const { encode } = encoder((quality) => base + slope * quality ** power);
        const heard = async (quality: number) => {
          const blob = await encode(quality);
          sizes.push(blob.size);
          return blob;
        };
        const { blob, isReached, rounds } = await compressToTarget(heard, { targetBytes, accuracy });
        expect(rounds).toBe(sizes.length);
        expect(rounds).toBeLessThanOrEqual(7);
        expect(isReached).toBe(sizes.some((size) => size <= targetBytes));
        const usable = sizes.filter((size) => size <= targetBytes);
        expect(blob.size).toBe(isReached ? Math.max(...usable) : Math.min(...sizes));
      }),
    );
  });
});

describe('the original', { tags: ['image-compression'] }, () => {
  const original = { size: 100 };
  it.each([
    [101, 100],
    [100, 100],
    [99, 99],
  ])('of 100 bytes and a result of %i return %i', (size, kept) => {
    expect(notLargerThan(original, { size }).size).toBe(kept);
  });
});
