import { describe, expect, it } from 'vitest';
import {
  type Orientation,
  orientationOfTurn,
  type Turn,
  turned,
  uprightMatrix,
  uprightSize,
} from '#domain/picture/orientation.ts';

const stored = { width: 40, height: 30 };

/** Where the stored picture's upper left and upper right corner come to stand. */
const cases: [Orientation, [number, number], [number, number]][] = [
  [1, [0, 0], [40, 0]],
  [2, [40, 0], [0, 0]],
  [3, [40, 30], [0, 30]],
  [4, [0, 30], [40, 30]],
  [5, [0, 0], [0, 40]],
  [6, [30, 0], [30, 40]],
  [7, [30, 40], [30, 0]],
  [8, [0, 40], [0, 0]],
];

describe('a camera held like', () => {
  it.each(cases)('%i', (orientation, upperLeft, upperRight) => {
    const [a, b, c, d, e, f] = uprightMatrix(stored, orientation);
    const move = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];
    expect(move(0, 0)).toEqual(upperLeft);
    expect(move(40, 0)).toEqual(upperRight);
    const upright = uprightSize(stored, orientation);
    // The corner across lies within what stands upright.
    const [x = -1, y = -1] = move(40, 30);
    expect([0, upright.width]).toContain(x);
    expect([0, upright.height]).toContain(y);
  });
});

it('a quarter turn to the right corrects a camera held to the left', () => {
  expect(([0, 1, 2, 3] as const).map(orientationOfTurn)).toEqual([1, 6, 3, 8]);
});

it('four quarter turns are none', () => {
  const all: Turn[] = [0, 1, 2, 3];
  expect(all.map((turn) => turned(turn, 1))).toEqual([1, 2, 3, 0]);
  expect(all.map((turn) => turned(turn, -1))).toEqual([3, 0, 1, 2]);
});
