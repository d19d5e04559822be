import { describe, expect, it } from 'vitest';
import {
  validateReturn,
  readTransaction,
  type WechatTransaction,
} from '#domain/address/wechat/wechatTransaction.ts';

const nowMs = Date.UTC(2026, 10, 20);
const begun: WechatTransaction = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e'.repeat(2),
  phone: 'phone',
  begunAtMs: nowMs - 60_000,
  at: 'begun',
  openid: '',
  depth: 0,
  backs: 0,
};
const used: WechatTransaction = { ...begun, at: 'used', openid: 'o-1', depth: 4 };
const done: WechatTransaction = { ...used, at: 'done' };
const judge = (transaction: WechatTransaction | undefined, more: object = {}) =>
  validateReturn({
    transaction,
    phone: 'phone',
    openid: 'o-1',
    nowMs,
    depth: 4,
    isBackNavigation: false,
    ...more,
  });

describe('a return from WeChat', () => {
  it.each([
    ['to a login that was begun a minute ago', begun, {}, 'accepted'],
    ['without anybody', begun, { openid: undefined }, 'cancelled'],
    ['of exactly ten minutes', { ...begun, begunAtMs: nowMs - 600_000 }, {}, 'accepted'],
  ] as const)('%s is valid: %s', (_what, transaction, more, verdict) => {
    expect(judge(transaction, more)).toBe(verdict);
  });

  it.each([
    ['that nobody has begun', undefined, {}],
    ['to a login of another phone', begun, { phone: 'another' }],
    ['on a phone without a code', begun, { phone: undefined }],
  ] as const)('%s is refused', { tags: ['X29'] }, (_what, transaction, more) => {
    expect(judge(transaction, more)).toBe('refused');
  });

  it.each([
    ['after ten minutes and a millisecond', nowMs - 600_001],
    ['to a login of the future', nowMs + 1],
    ['to a login of no time', NaN],
  ])('%s is refused', { tags: ['X27'] }, (_what, begunAtMs) => {
    expect(judge({ ...begun, begunAtMs })).toBe('refused');
  });

  it.each([
    ['of another person', { openid: 'o-2' }],
    ['from a link, with one page more behind it', { depth: 5 }],
    ['of a reload without anybody', { openid: undefined }],
  ])('to a used login %s is refused', { tags: ['X28'] }, (_what, more) => {
    expect(judge(done, more)).toBe('refused');
  });

  it('to a login that was cancelled is refused', { tags: ['X28'] }, () => {
    expect(judge({ ...begun, at: 'used' })).toBe('refused');
    expect(judge({ ...begun, at: 'used' }, { openid: undefined })).toBe('refused');
  });

  it('that WeChat loads twice, or that is reloaded before it has redirected, is the same one', {
    tags: ['X28'],
  }, () => {
    expect([judge(used), judge(used, { openid: undefined })]).toEqual(['again', 'again']);
    expect(judge(used, { openid: 'o-2' })).toBe('refused');
  });

  it('reached by Back leads further back, and not forward again', () => {
    expect(judge(done)).toBe('back');
    expect(judge(done, { openid: undefined, isBackNavigation: true })).toBe('back');
  });
});

describe('a stored login', () => {
  it('is read back unchanged', () => {
    expect(readTransaction(JSON.stringify(done))).toEqual(done);
  });

  it.each([
    undefined,
    '',
    'x',
    'null',
    '[]',
    JSON.stringify({ ...begun, id: 'short' }),
    JSON.stringify({ ...begun, at: 'other' }),
    JSON.stringify({ ...begun, begunAtMs: '1' }),
    JSON.stringify({ ...begun, phone: null }),
  ])('is undefined for %s', { tags: ['D05'] }, (text) => {
    expect(readTransaction(text)).toBeUndefined();
  });
});
