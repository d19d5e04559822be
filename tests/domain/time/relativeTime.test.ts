import { describe, expect, it } from 'vitest';
import { relativeTime } from '#domain/time/relativeTime.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** 20 November 2026, nine o’clock at the venue. */
const now = Date.UTC(2026, 10, 20, 1);

describe('time that has passed', { tags: ['relative-time'] }, () => {
  it.each([0, 1, 999, second])('%i ms ago is just now', (elapsedMs) => {
    expect(relativeTime(now - elapsedMs, now)).toEqual({ code: 'justNow' });
  });

  it.each([
    [second + 1, 'seconds', 1],
    [2 * second - 1, 'seconds', 1],
    [minute - 1, 'seconds', 59],
    [minute, 'minutes', 1],
    [2 * minute - 1, 'minutes', 1],
    [hour - 1, 'minutes', 59],
    [hour, 'hours', 1],
    [day - 1, 'hours', 23],
    [day, 'days', 1],
    [7 * day - 1, 'days', 6],
    [7 * day, 'days', 7],
  ])('%i ms ago is shown in %s: %i', (elapsedMs, code, count) => {
    expect(relativeTime(now - elapsedMs, now)).toEqual({ code, count });
  });
});

describe('a date instead of a relative time', { tags: ['relative-time', 'T03'] }, () => {
  it.each([
    ['a millisecond more than seven days ago', now - 7 * day - 1, '2026-11-13 08:59'],
    ['last year', now - 365 * day, '2025-11-20 09:00'],
    ['a millisecond ahead', now + 1, '2026-11-20 09:00'],
    ['tomorrow', now + day, '2026-11-21 09:00'],
    ['no time', undefined, '--'],
    ['what is no time', NaN, '--'],
  ])('%s', (_what, thenMs, text) => {
    expect(relativeTime(thenMs, now)).toEqual({ code: 'date', text });
  });

  it('is shown while the clock is unknown', () => {
    expect(relativeTime(now, NaN)).toEqual({ code: 'date', text: '2026-11-20 09:00' });
  });
});
