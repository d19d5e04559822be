import { describe, expect, it } from 'vitest';
import { needsAuthorisation } from '#domain/address/wechat/needsAuthorisation.ts';

const nowMs = Date.UTC(2026, 10, 20);
const fiveDaysMs = 432_000_000;
const unionid = 'union-of-lin';

describe('authorisation', { tags: ['reauthorisation'] }, () => {
  it.each([undefined, '', 'undefined'])('is needed while the union id is %j', (missing) => {
    expect(needsAuthorisation({ unionid: missing, lastAuthTime: nowMs, nowMs })).toEqual({ needed: true });
    expect(needsAuthorisation({ unionid: missing, lastAuthTime: undefined, nowMs })).toEqual({
      needed: true,
    });
  });

  it('is not needed, and counts from now, for a union id without a time', () => {
    expect(needsAuthorisation({ unionid, lastAuthTime: undefined, nowMs })).toEqual({
      needed: false,
      record: nowMs,
    });
  });

  it.each([
    ['in 1970', 0],
    ['a millisecond ahead', nowMs + 1],
    ['at no time', NaN],
    ['before there was time', -1],
  ])('is needed where it was given %s', { tags: ['X31'] }, (_what, lastAuthTime) => {
    expect(needsAuthorisation({ unionid, lastAuthTime, nowMs })).toEqual({ needed: true });
  });

  it.each([
    ['this moment', nowMs, false],
    ['yesterday', nowMs - 86_400_000, false],
    ['a millisecond less than five days ago', nowMs - fiveDaysMs + 1, false],
    ['exactly five days ago', nowMs - fiveDaysMs, false],
    ['a millisecond more than five days ago', nowMs - fiveDaysMs - 1, true],
    ['in 1970', 0, true],
    ['a millisecond ahead', nowMs + 1, true],
    ['next year', nowMs + 365 * 86_400_000, true],
    ['at no time', NaN, true],
    ['at the end of time', Infinity, true],
  ])('last given %s', (_what, lastAuthTime, needed) => {
    expect(needsAuthorisation({ unionid, lastAuthTime, nowMs })).toEqual({ needed });
  });

  it('is needed after a negative time, also on a phone with the date 1970', () => {
    expect(needsAuthorisation({ unionid, lastAuthTime: -1, nowMs: 5_000 })).toEqual({ needed: true });
  });
});
