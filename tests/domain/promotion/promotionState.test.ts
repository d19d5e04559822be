import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '../../../src/domain/time/formatVenueTime.ts';
import { notShown, promotionState } from '../../../src/domain/promotion/promotionState.ts';

describe('why visitors do not see a promotion', () => {
  it.each([
    ['a row without review and flags is shown', {}, undefined],
    ['an approved one is shown', { ApproveState: '2', IsShow: true }, undefined],
    ['one that was not reviewed yet is not', { ApproveState: '0' }, 'review'],
    ['one in review is not', { ApproveState: 1 }, 'review'],
    ['a refused one is not', { ApproveState: '3' }, 'refused'],
    ['a withdrawn one is not', { ApproveState: '2', IsShow: false }, 'withdrawn'],
    ['withdrawing counts before the review', { ApproveState: '1', IsShow: 'false' }, 'withdrawn'],
    ['an empty flag says nothing', { IsShow: '' }, undefined],
  ])('%s', (_, row, expected) => expect(notShown(row)).toBe(expected));
});

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
