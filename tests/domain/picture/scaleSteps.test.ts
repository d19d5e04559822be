import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittingSize, maxCanvasPixels, scaleSteps, sizeWithin } from '#domain/picture/scaleSteps.ts';

const size = (width: number, height: number) => ({ width, height });

it.each([
  [size(4000, 3000), size(4000, 3000)],
  [size(4096, 4096), size(4096, 4096)],
  [size(12_000, 9_000), size(4729, 3547)],
])('of %o a canvas in Safari takes %o', (from, to) => {
  expect(fittingSize(from)).toEqual(to);
  expect(to.width * to.height).toBeLessThanOrEqual(maxCanvasPixels);
});

it.each([
  [size(4000, 3000), size(1280, 960)],
  [size(640, 480), size(640, 480)],
  [size(1, 9000), size(1, 1280)],
])('%o within 1,280 by 1,280 is %o', (from, to) => expect(sizeWithin(from, size(1280, 1280))).toEqual(to));

describe('the steps of scaling down', () => {
  it.each([
    ['a little: one', size(1300, 1700), [size(1200, 1600)]],
    ['to less than half: two', size(3000, 4000), [size(2400, 3200), size(1200, 1600)]],
    [
      'from a picture larger than any canvas: as many as fit',
      size(9000, 12_000),
      [size(2400, 3200), size(1200, 1600)],
    ],
  ])('%s', (_name, from, steps) => expect(scaleSteps(from, size(1200, 1600))).toEqual(steps));

  it('end at the target, each half of the previous one, none above the limit', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, side, side, (fromWidth, fromHeight, width, height) => {
        const steps = scaleSteps(size(fromWidth, fromHeight), size(width, height));
        expect(steps[steps.length - 1]).toEqual(size(width, height));
        for (const [index, step] of steps.slice(0, -1).entries()) {
          expect(step.width).toBe(steps[index + 1]!.width * 2);
          expect(step.width * step.height).toBeLessThanOrEqual(maxCanvasPixels);
        }
      }),
    );
  });
});
