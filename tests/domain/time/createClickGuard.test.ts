import { expect, it } from 'vitest';
import { createClickGuard } from '#domain/time/createClickGuard.ts';

it.each([
  ['one click', [0], [true]],
  ['a double click', [0, 120], [true, false]],
  ['a click just too early', [0, 499], [true, false]],
  ['a click after the pause', [0, 500], [true, true]],
  ['drumming', [0, 300, 600, 900, 1200], [true, false, false, false, false]],
  ['drumming, a pause and a click', [0, 300, 600, 1100], [true, false, false, true]],
  ['a clock that is set back', [10_000, 5_000, 5_100], [true, true, false]],
])('%s at %j counts as %j', { tags: ['click-debounce'] }, (_what, times, counted) => {
  const clock = { nowMs: 0 };
  const counts = createClickGuard(500, () => clock.nowMs);
  const answers = times.map((timeMs) => {
    clock.nowMs = timeMs;
    return counts();
  });
  expect(answers).toEqual(counted);
});

it('two buttons do not block each other', () => {
  const [one, other] = [createClickGuard(500, () => 0), createClickGuard(500, () => 0)];
  expect([one(), other(), one()]).toEqual([true, true, false]);
});
