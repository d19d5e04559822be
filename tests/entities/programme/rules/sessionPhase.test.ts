import { describe, expect, it } from 'vitest';
import { sessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import { readSessionTimes } from '#entities/programme/rules/readSessionTimes.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const phase = (start: string, end: string, now: string) => {
  const times = readSessionTimes(start, end);
  return times && sessionPhase(times, parseVenueTime(now) ?? NaN);
};

describe('where a session stands', () => {
  it.each([
    ['2026-11-24 10:00', '2026-11-24 11:00', '2026-11-24 09:29', 'upcoming'],
    ['2026-11-24 10:00', '2026-11-24 11:00', '2026-11-24 09:30', 'next'],
    ['2026-11-24 10:00', '2026-11-24 11:00', '2026-11-24 10:00', 'now'],
    ['2026-11-24 10:00', '2026-11-24 11:00', '2026-11-24 10:59:59', 'now'],
    ['2026-11-24 10:00', '2026-11-24 11:00', '2026-11-24 11:00', 'over'],
    // Without an end it counts as running for an hour.
    ['2026-11-24 10:00', '', '2026-11-24 10:59', 'now'],
    ['2026-11-24 10:00', '', '2026-11-24 11:00', 'over'],
    ['2026-11-24 22:00', '2026-11-24 01:00', '2026-11-25 00:30', 'now'],
    ['2026-11-24 22:00', '2026-11-24 01:00', '2026-11-25 01:00', 'over'],
    // Of a day alone it is not known when it begins.
    ['2026-11-24', '', '2026-11-23 23:50', 'upcoming'],
    ['2026-11-24', '', '2026-11-24 12:00', 'upcoming'],
    ['2026-11-24', '', '2026-11-25 00:00', 'over'],
  ])('%s to %s is, at %s, %s', (start, end, now, expected) => {
    expect(phase(start, end, now)).toBe(expected);
  });
});
