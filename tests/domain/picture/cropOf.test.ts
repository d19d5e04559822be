import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropOf, pulled, viewAfterTurn, wholeView, zoomed } from '#domain/picture/cropOf.ts';
import { isSmallForPrint, photoShape, photoSize } from '#domain/picture/photoRules.ts';

const sizes = fc.record({
  width: fc.integer({ min: 64, max: 12_000 }),
  height: fc.integer({ min: 64, max: 12_000 }),
});
const views = fc.record({
  zoom: fc.double({ min: 0.01, max: 100, noNaN: true }),
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
});

describe('the crop', { tags: ['photo'] }, () => {
  it.each([
    ['an upright picture of the shape is taken whole', 300, 400, { x: 0, y: 0, width: 300, height: 400 }],
    ['of a wide one the middle', 800, 400, { x: 250, y: 0, width: 300, height: 400 }],
    ['of a high one the middle', 300, 800, { x: 0, y: 200, width: 300, height: 400 }],
  ])('%s', (_name, width, height, crop) => {
    expect(cropOf({ width, height }, photoShape, wholeView)).toEqual(crop);
  });

  it('is three wide and four high, and within the picture, after any move and zoom', () => {
    fc.assert(
      fc.property(sizes, views, (size, view) => {
        const { x, y, width, height } = cropOf(size, photoShape, view);
        expect(width / height).toBeCloseTo(3 / 4, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(size.height + 1e-6);
      }),
    );
  });

  it('moves to the left when the picture is pulled to the right, and stops at the edge', () => {
    const size = { width: 800, height: 400 };
    const once = pulled(size, photoShape, wholeView, 0.5, 0);
    expect(cropOf(size, photoShape, once).x).toBe(100);
    expect(cropOf(size, photoShape, pulled(size, photoShape, once, 5, 0)).x).toBe(0);
  });

  it('is halved by zooming in, and restored by zooming out', () => {
    const size = { width: 1200, height: 1600 };
    const closer = zoomed(size, photoShape, wholeView, 2);
    expect(cropOf(size, photoShape, closer)).toEqual({ x: 300, y: 400, width: 600, height: 800 });
    expect(zoomed(size, photoShape, closer, 0.5)).toEqual(wholeView);
    expect(zoomed(size, photoShape, closer, 0.1).zoom).toBe(1);
  });

  it('is restored by four turns to one side, or one to each side', () => {
    const view = { zoom: 2, x: 0.25, y: 0.75 };
    let after = view;
    for (let quarter = 0; quarter < 4; quarter += 1) after = viewAfterTurn(after, 1);
    expect(after).toEqual(view);
    expect(viewAfterTurn(viewAfterTurn(view, 1), -1)).toEqual(view);
  });
});

describe('the size of a photo', { tags: ['photo'] }, () => {
  it.each([
    [4000, { width: 1200, height: 1600 }],
    [1200, { width: 1200, height: 1600 }],
    [310, { width: 309, height: 412 }],
    [2, { width: 3, height: 4 }],
  ])('is limited for a crop %i wide', (width, size) => {
    expect(photoSize({ width, height: (width / 3) * 4 })).toEqual(size);
  });

  it.each([
    [294, 500, true],
    [295, 413, false],
    [400, 412.9, true],
  ])('of %i by %f is small for print: %s', (width, height, isSmall) => {
    expect(isSmallForPrint({ width, height })).toBe(isSmall);
  });
});
