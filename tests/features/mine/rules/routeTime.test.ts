import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { routeTime } from '#features/mine/rules/routeTime.ts';

const fair = { StartTime: '2026-12-15 09:00:00', EndTime: '2026-12-17 17:00:00' };
const at = (time: string) => parseVenueTime(time) ?? NaN;

describe('the time that is left for a route', () => {
  it('is shared by the exhibitors that are left until the exhibition closes today', () => {
    expect(routeTime(fair, 8, at('2026-12-16 14:50:30'))).toEqual({
      closesAtMs: at('2026-12-16 17:00:00'),
      minutesLeft: 129,
      minutesEach: 16,
    });
  });

  it('goes on over midnight at an exhibition of a night', () => {
    const night = { StartTime: '2026-12-15 18:00', EndTime: '2026-12-16 02:00' };
    expect(routeTime(night, 4, at('2026-12-15 22:00'))?.minutesEach).toBe(60);
    expect(routeTime(night, 4, at('2026-12-16 01:00'))?.minutesEach).toBe(15);
  });

  it('is less than a minute for each where there are too many', () => {
    expect(routeTime(fair, 40, at('2026-12-17 16:30:00'))?.minutesEach).toBe(0);
  });

  it.each([
    ['before the first day', '2026-12-14 10:00:00', 3],
    ['before the exhibition opens', '2026-12-15 08:30:00', 3],
    ['after it has closed for the day', '2026-12-15 18:00:00', 3],
    ['after the last day', '2026-12-18 10:00:00', 3],
    ['where no exhibitor is left', '2026-12-15 10:00:00', 0],
  ])('is not known %s', (_, time, left) => {
    expect(routeTime(fair, left, at(time))).toBeUndefined();
  });

  it('is not known where the exhibition has no hours', () => {
    expect(
      routeTime({ StartTime: '2026-12-15', EndTime: '2026-12-17' }, 3, at('2026-12-16 10:00:00')),
    ).toBeUndefined();
  });
});
