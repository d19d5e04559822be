import { describe, expect, it } from 'vitest';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import { homeMood, readHomeModules, usualModules } from '#domain/exhibition/homeModules.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const usual = usualModules('before', true);

it.each([undefined, null, {}, { HomeModules: 'menu' }, { HomeModules: [] }, { HomeModules: ['slogan', 7] }])(
  'an exhibition with %j has the usual parts of the home in their order',
  (row) => {
    expect(readHomeModules(row, usual)).toEqual(usual);
  },
);

it('an exhibition chooses the parts of its home and their order, each once; unknown ones are left out', () => {
  const row = { HomeModules: ['menu', 'slogan', 'pass', 'menu'] };
  expect(readHomeModules(row, usual)).toEqual(['menu', 'pass']);
});

describe('what a home is for', () => {
  const threeDays = ['2026-12-17 09:00:00', '2026-12-19 17:00:00'] as const;
  const oneDay = ['2026-12-17 00:00:00', '2026-12-17 00:00:00'] as const;
  const overMidnight = ['2026-12-17 18:00:00', '2026-12-18 02:00:00'] as const;
  it.each([
    ['three days, the day before', threeDays, '2026-12-16 23:59', 'before'],
    ['three days, the midnight at which they begin', threeDays, '2026-12-17 00:00', 'during'],
    ['three days, the night between two of them', threeDays, '2026-12-18 03:00', 'during'],
    ['three days, the minute before the end', threeDays, '2026-12-19 16:59', 'during'],
    ['three days, the end', threeDays, '2026-12-19 17:00', 'after'],
    ['one day, the day before', oneDay, '2026-12-16 23:59', 'before'],
    ['one day, its last minute', oneDay, '2026-12-17 23:59', 'during'],
    ['one day, the next one', oneDay, '2026-12-18 00:00', 'after'],
    ['a night, its first evening', overMidnight, '2026-12-17 20:00', 'during'],
    ['a night, after midnight', overMidnight, '2026-12-18 01:00', 'during'],
    ['a night, the day after its end', overMidnight, '2026-12-19 00:00', 'after'],
    ['no days', ['', ''], '2026-12-18 12:00', 'before'],
  ] as const)('of %s', (_what, [start, end], now, mood) => {
    const nowMs = parseVenueTime(now) ?? 0;
    expect(homeMood(exhibitionPhase(start, end, nowMs))).toBe(mood);
  });
});

it.each(['before', 'during', 'after'] as const)(
  'who holds no ticket sees exhibitors, sessions and lives %s the fair before a ticket is offered, and has all other parts once',
  (mood) => {
    const parts = usualModules(mood, false);
    const offered = parts.indexOf('pass');
    for (const shown of ['exhibitors', 'lives', 'menu'] as const)
      expect(parts.indexOf(shown)).toBeLessThan(offered);
    expect(parts.indexOf('happening')).toBeLessThan(offered);
    expect(new Set(parts).size).toBe(parts.length);
  },
);
