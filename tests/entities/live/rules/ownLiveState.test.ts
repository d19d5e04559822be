import { describe, expect, it } from 'vitest';
import { missingAddress, nextMark, ownLiveState } from '#entities/live/rules/ownLiveState.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (clock: string) => parseVenueTime(`2026-12-01 ${clock}`) ?? NaN;
const announced = {
  start: '2026-12-01 10:00:00',
  end: '2026-12-01 11:00:00',
  code: '',
  hasReplay: false,
  hasStream: true,
  notShown: undefined,
};

describe('what an exhibitor is told of its live', () => {
  it.each([
    ['before its start it is announced', {}, '09:59:00', 'preview'],
    ['between its times it is on air', {}, '10:30:00', 'live'],
    ['after its end it is over', {}, '11:00:00', 'over'],
    ['with a recording it is a replay', { hasReplay: true }, '11:00:00', 'replay'],
    [
      'what visitors do not see is said whatever the time',
      { notShown: 'review' as const },
      '10:30:00',
      'review',
    ],
    [
      'a withdrawn one is withdrawn also with a recording',
      { notShown: 'withdrawn' as const, hasReplay: true },
      '11:30:00',
      'withdrawn',
    ],
  ])('%s', (_, more, clock, expected) =>
    expect(ownLiveState({ ...announced, ...more }, at(clock))).toBe(expected),
  );
});

describe('what is missing', () => {
  it.each([
    ['an announced one needs a stream', { hasStream: false }, '09:00:00', 'stream'],
    ['one on air needs a stream', { hasStream: false }, '10:30:00', 'stream'],
    [
      'one that is over and was recorded needs nothing',
      { hasStream: false, hasReplay: true },
      '12:00:00',
      undefined,
    ],
    ['one that is over has no recording', {}, '12:00:00', 'replay'],
    ['an announced one with a stream needs nothing', {}, '09:00:00', undefined],
    [
      'one in review is not nagged about',
      { hasStream: false, notShown: 'review' as const },
      '09:00:00',
      undefined,
    ],
  ])('%s', (_, more, clock, expected) =>
    expect(missingAddress({ ...announced, ...more }, at(clock))).toBe(expected),
  );
});

describe('the mark that its exhibitor can set', () => {
  it.each([
    ['an announced one can be put on air before its time', {}, '09:00:00', { name: 'start', code: '1' }],
    ['without a stream it cannot', { hasStream: false }, '09:00:00', undefined],
    ['one on air can be ended before its end', {}, '10:30:00', { name: 'end', code: '2' }],
    ['one that is over is not marked', {}, '12:00:00', undefined],
    ['one that visitors do not see is not marked', { notShown: 'review' as const }, '10:30:00', undefined],
  ])('%s', (_, more, clock, expected) =>
    expect(nextMark({ ...announced, ...more }, at(clock))).toEqual(expected),
  );
});
