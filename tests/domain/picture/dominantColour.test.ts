import { describe, expect, it } from 'vitest';
import { readAccent } from '#domain/exhibition/readAccent.ts';
import { colourSide, dominantColour } from '#domain/picture/dominantColour.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity?: number];

/** A picture of which each colour has its share of the pixels. */
function paint(...parts: readonly (readonly [pixel: Pixel, share: number])[]): Uint8ClampedArray {
  const count = colourSide * colourSide;
  const pixels = new Uint8ClampedArray(count * 4);
  let at = 0;
  for (const [[red, green, blue, opacity = 255], share] of parts)
    for (const end = Math.min(count, at + Math.round(count * share)); at < end; at += 1)
      pixels.set([red, green, blue, opacity], at * 4);
  return pixels;
}

const white: Pixel = [255, 255, 255];
const grey: Pixel = [128, 130, 132];
const red: Pixel = [226, 30, 38];
const green: Pixel = [40, 170, 70];
const yellow: Pixel = [255, 220, 40];
const orange: Pixel = [245, 130, 32];

/** Which of the three parts is the largest. */
function strongest(colour: string | undefined): string {
  const parts = ['red', 'green', 'blue'].map((name, at) => ({
    name,
    part: parseInt((colour ?? '').slice(1 + at * 2, 3 + at * 2), 16),
  }));
  return parts.sort((one, other) => other.part - one.part)[0]?.name ?? '';
}

describe('the colour of a cover', () => {
  it.each([
    ['red', red],
    ['green', green],
    ['blue', [20, 80, 230] satisfies Pixel],
    ['red', orange],
  ] as const)('is mostly %s on a cover that is mostly that', (name, pixel) => {
    expect(strongest(dominantColour(paint([pixel, 0.5], [white, 0.5])))).toBe(name);
  });

  it('is that of the larger part, not of the first one', () => {
    expect(strongest(dominantColour(paint([green, 0.3], [red, 0.7])))).toBe('red');
    expect(strongest(dominantColour(paint([green, 0.7], [red, 0.3])))).toBe('green');
  });

  it.each([red, green, yellow, orange, [0, 200, 220], [240, 60, 200]] satisfies Pixel[])(
    'can be read on white where the cover is %j, %j, %j',
    (...pixel) => {
      const colour = dominantColour(paint([pixel as unknown as Pixel, 1]));
      expect(readAccent(colour)?.accent).toBe(colour);
    },
  );

  it.each([
    ['white', paint([white, 1])],
    ['black', paint([[4, 4, 6], 1])],
    ['nearly grey', paint([grey, 1])],
    ['white with a small coloured logo', paint([white, 0.95], [red, 0.05])],
    ['nearly white with a tinge', paint([[253, 253, 253], 0.7], [[255, 248, 240], 0.3])],
    ['transparent', paint([[226, 30, 38, 0], 1])],
    ['empty', new Uint8ClampedArray(0)],
  ])('is none where the cover is %s', (_, pixels) => {
    expect(dominantColour(pixels)).toBeUndefined();
  });

  it('is the same for two tones on both sides of a limit between hues as for either of them', () => {
    const both = dominantColour(paint([[230, 60, 30], 0.3], [[230, 90, 30], 0.3], [green, 0.35]));
    expect(strongest(both)).toBe('red');
  });
});
