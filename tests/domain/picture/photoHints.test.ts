import { describe, expect, it } from 'vitest';
import {
  brightness,
  hasPlainBackground,
  looksBlank,
  photoChecks,
  type PhotoHint,
  sharpness,
} from '#domain/picture/photoHints.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
const [width, height] = [60, 80];

function painted(paint: Paint) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}

const isPerson = (x: number, y: number) => (x > 11 && x < 49 && y > 12) || y > 60;
/** A person with fine detail before a wall. */
const before =
  (wall: readonly [number, number, number], light = 150, detail = 30): Paint =>
  (x, y) => {
    if (!isPerson(x, y)) return wall;
    const shade = light + ((x + y) % 2 === 0 ? detail : -detail);
    return [shade, shade, shade];
  };

const white = [245, 245, 240] as const;
const blue = [67, 142, 219] as const;
const large = { width: 900, height: 1200 };

const cases: [string, Paint, { width: number; height: number }, PhotoHint[]][] = [
  ['a good photo before white', before(white), large, []],
  ['a good photo before blue', before(blue), large, []],
  ['a face in the dark before white', before(white, 35), large, ['tooDark']],
  ['a face in the glare', before(white, 250, 20), large, ['tooBright']],
  ['a green wall', before([40, 140, 60]), large, ['background']],
  ['a grey wall', before([150, 150, 150]), large, ['background']],
  ['a wall half white and half blue', (x, y) => before(x < 30 ? white : blue)(x, y), large, ['background']],
  ['a blurred face', before(white, 150, 0), large, ['blurred']],
  ['few pixels', before(white), { width: 294, height: 392 }, ['small']],
  [
    'much at once',
    before([10, 10, 10], 20, 0),
    { width: 60, height: 80 },
    ['tooDark', 'background', 'blurred', 'small'],
  ],
];

describe('the hints to', () => {
  it.each(cases)('%s', (_name, paint, cutOut, hints) => {
    const found = photoChecks.map((check) => check(painted(paint), cutOut));
    expect(found.filter((hint) => hint !== undefined)).toEqual(hints);
  });
});

it('an even grey has its own brightness, no detail, and no suitable background', () => {
  const grey = painted(() => [100, 100, 100]);
  expect([brightness(grey), sharpness(grey), hasPlainBackground(grey)]).toEqual([
    expect.closeTo(100, 3),
    expect.closeTo(0, 3),
    false,
  ]);
});

it('an empty canvas is transparent everywhere', () => {
  expect(looksBlank({ data: new Uint8ClampedArray(64) })).toBe(true);
  expect(looksBlank(painted(() => [0, 0, 0]))).toBe(false);
});
