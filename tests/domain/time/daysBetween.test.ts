import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/time/daysBetween.ts';

describe('the days between two days', () => {
  it.each<[string | undefined, string | undefined, string[]]>([
    ['2026-12-12', '2026-12-14', ['2026-12-12', '2026-12-13', '2026-12-14']],
    ['2026/2/27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-12-12', '2026-12-12', ['2026-12-12']],
    ['2026-12-12', '2026-12-16', []],
    ['2026-12-14', '2026-12-12', []],
    ['2026-02-30', '2026-03-01', []],
    [undefined, '2026-12-14', []],
    ['2026-12-12', undefined, []],
  ])('%s and %s, four at most, are %j', (first, last, days) => {
    expect(daysBetween(first, last, 4)).toEqual(days);
  });
});
