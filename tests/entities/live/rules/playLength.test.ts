import { expect, it } from 'vitest';
import { playLength } from '#entities/live/rules/playLength.ts';

it.each([
  [8, '0:08'],
  [187, '3:07'],
  [59.6, '1:00'],
  [3_729, '1:02:09'],
  [0, ''],
  [-4, ''],
  [NaN, ''],
  [Infinity, ''],
  [undefined, ''],
])('the length of a film of %s seconds is written “%s”', (seconds, text) => {
  expect(playLength(seconds)).toBe(text);
});
