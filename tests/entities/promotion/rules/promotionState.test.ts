import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { promotionState } from '#entities/promotion/rules/promotionState.ts';

describe('what an exhibitor is told of a promotion', () => {
  const times = { StartTime: '2026-12-01 10:00:00', EndTime: '2026-12-01 11:00:00' };
  const at = (clock: string) => parseVenueTime(`2026-12-01 ${clock}`) ?? NaN;
  it.each([
    ['before its start it is upcoming', undefined, '09:59:00', 'upcoming'],
    ['at its start it is running', undefined, '10:00:00', 'running'],
    ['at its end it is over', undefined, '11:00:00', 'over'],
    ['what is not shown is said whatever the time', 'refused' as const, '10:30:00', 'refused'],
  ])('%s', (_, hidden, clock, expected) =>
    expect(promotionState({ ...times, notShown: hidden }, at(clock))).toBe(expected),
  );
});
