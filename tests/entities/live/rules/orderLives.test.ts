import { describe, expect, it } from 'vitest';
import { orderLives, shownGroup } from '#entities/live/rules/orderLives.ts';
import { startsIn } from '#entities/live/rules/startsIn.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const now = parseVenueTime('2026-12-10 12:00:00') ?? NaN;
const live = (name: string, start: string, hasReplay = false) => ({
  name,
  times: { start, end: '', code: '', hasReplay },
});
const names = (rows: readonly { readonly row: { readonly name: string } }[]) =>
  rows.map(({ row }) => row.name).join(' ');

describe('a list of lives', () => {
  const rows = [
    live('announced', ''),
    live('first', '2026-12-10 10:00'),
    live('missed', '2026-12-09 10:00'),
    live('older', '2026-12-01 10:00', true),
    live('later', '2026-12-11 10:00'),
    live('second', '2026-12-10 11:00'),
    live('next', '2026-12-10 13:00'),
    live('newer', '2026-12-08 10:00', true),
  ];
  const groups = orderLives(rows, ({ times }) => times, now);

  it('has the latest that began first, the next that begins first, and what was not recorded last', () => {
    expect(names(groups.live)).toBe('second first');
    expect(names(groups.preview)).toBe('next later announced');
    expect(names(groups.replay)).toBe('newer older missed');
  });

  it('shows what the address names, else the first group with something in it', () => {
    expect(shownGroup('replay', groups)).toBe('replay');
    expect(shownGroup('nonsense', groups)).toBe('live');
    expect(shownGroup(null, { live: [], preview: [], replay: rows })).toBe('replay');
    expect(shownGroup(null, { live: [], preview: [], replay: [] })).toBe('live');
  });
});

describe('until a live begins', () => {
  const minuteMs = 60_000;
  it.each([
    ['has begun', 0, { code: 'soon' }],
    ['a second is a minute', 1_000, { code: 'minutes', count: 1 }],
    ['twenty minutes', 20 * minuteMs, { code: 'minutes', count: 20 }],
    ['almost an hour', 59 * minuteMs + 1, { code: 'hours', count: 1 }],
    ['two hours and a half', 149 * minuteMs, { code: 'hours', count: 2 }],
    ['half a day', 12 * 60 * minuteMs, { code: 'hours', count: 12 }],
    ['tomorrow', 24 * 60 * minuteMs, { code: 'later' }],
  ])('%s', (_, leftMs, told) => {
    expect(startsIn(now + leftMs, now)).toEqual(told);
  });
});
