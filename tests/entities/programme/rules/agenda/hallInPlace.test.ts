import { expect, it } from 'vitest';
import { hallInPlace } from '#entities/programme/rules/agenda/hallInPlace.ts';

it.each([
  ['4 号馆路演区', '4 号馆'],
  ['Ｗ２馆主舞台', 'W2馆'],
  ['Stage in Hall 12', 'Hall 12'],
  ['二层 301 会议室', ''],
  ['1.2 号馆夹层', '1.2 号馆'],
  ['Stage, Hall 8.1', 'Hall 8.1'],
  ['Hall 301', ''],
  ['主会场', ''],
  ['', ''],
])('the place %o is in the hall %o', (place, hall) => {
  expect(hallInPlace(place)).toBe(hall);
});
