import { describe, expect, it } from 'vitest';
import { isOwnRow } from '#sending/rules/isOwnRow.ts';

const firstSendMs = 1_796_000_000_000;
const tenMinutesMs = 600_000;
const fields = { Name: 'José', Mob: '13800000000', Age: 30, Topics: ['a', 'b'], Note: '', ClientRef: 'mine' };
const own = { clientRef: 'mine', fields, firstSendMs };
const same = {
  ...fields,
  ClientRef: undefined,
  CreatedAtMesc: firstSendMs + 1_000,
  VoucherCode: '123412341234',
};

describe('a row that was found', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['the client reference is enough', { ClientRef: 'mine', Name: 'somebody' }, true],
    [
      'another client reference is another person, whatever is equal',
      { ...same, ClientRef: 'theirs' },
      false,
    ],
    ['without a reference equal fields and a fresh row are', same, true],
    ['decomposed text is equal', { ...same, Name: 'Jose\u0301' }, true],
    [
      'numbers given back as text are equal',
      { ...same, Age: '30', CreatedAtMesc: String(firstSendMs) },
      true,
    ],
    ['a field that was sent empty does not matter', { ...same, Note: undefined }, true],
    ['ticks given back as one text are not', { ...same, Topics: 'a,b' }, false],
    ['an empty client reference decides nothing', { ...same, ClientRef: '' }, true],
    ['nor does a missing one', { ...same, ClientRef: null }, true],
    ['one different field is not', { ...same, Mob: '13800000001' }, false],
    ['one missing field is not', { ...same, Topics: undefined }, false],
    ['ticks in another order are not', { ...same, Topics: ['b', 'a'] }, false],
    ['ten minutes older is', { ...same, CreatedAtMesc: firstSendMs - tenMinutesMs }, true],
    ['older than that is not', { ...same, CreatedAtMesc: firstSendMs - tenMinutesMs - 1 }, false],
    ['without a time of creation is not', { ...same, CreatedAtMesc: undefined }, false],
    ['with an empty time of creation is not', { ...same, CreatedAtMesc: null }, false],
  ])('%s', (_what, row, isOwn) => {
    expect(isOwnRow(row, own)).toBe(isOwn);
  });

  it.each<[string, unknown, unknown, boolean]>([
    ['a flag given back as text is equal', true, 'true', true],
    ['the other flag is not', true, 'false', false],
    ['a document is equal', { type: 'passport', number: 'E1' }, { number: 'E1', type: 'passport' }, true],
    [
      'another document is not',
      { type: 'passport', number: 'E1' },
      { type: 'passport', number: 'E2' },
      false,
    ],
    ['what was sent as nothing does not matter', null, 'anything', true],
  ])('with one more field: %s', (_what, sent, given, isOwn) => {
    expect(isOwnRow({ ...same, More: given }, { ...own, fields: { ...fields, More: sent } })).toBe(isOwn);
  });

  it.each<[string, Record<string, unknown>, boolean]>([
    ['that lost its group as it lost the reference is', {}, true],
    ['whose group was emptied is', { GroupId: '', GroupMob: null }, true],
    ['that kept the group is', { GroupId: 'group', GroupMob: '13900000000' }, true],
    ['of another group is not', { GroupId: 'other' }, false],
    ['of another leader is not', { GroupMob: '13900000001' }, false],
    ['of another e-mail leader is not', { GroupEmail: 'b@example.com' }, false],
  ])('of somebody in a group: one %s', (_what, row, isOwn) => {
    const group = { GroupId: 'group', GroupMob: '13900000000', GroupEmail: 'a@example.com' };
    expect(isOwnRow({ ...same, ...row }, { ...own, fields: { ...fields, ...group } })).toBe(isOwn);
  });

  it.each<[string, Record<string, unknown>, boolean]>([
    ['that lost both with the reference is', {}, true],
    ['that kept them is', { OpenId: 'o-1', Unicode: 'u-1' }, true],
    ['of another union id is not', { Unicode: 'u-2' }, false],
    ['of another openid is not', { OpenId: 'o-2' }, false],
  ])('of somebody whom WeChat knows: one %s', (_what, row, isOwn) => {
    const wechat = { OpenId: 'o-1', Unicode: 'u-1' };
    expect(isOwnRow({ ...same, ...row }, { ...own, fields: { ...fields, ...wechat } })).toBe(isOwn);
  });

  it('is never our own by its content while nothing was sent', () => {
    expect(isOwnRow(same, { ...own, firstSendMs: undefined })).toBe(false);
    expect(isOwnRow({ ClientRef: 'mine' }, { ...own, firstSendMs: undefined })).toBe(true);
  });

  it.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('is another one when %s are nested 10,000 deep in it', { tags: ['N26'] }, (_what, nested) => {
    expect(isOwnRow({ ...same, Topics: JSON.parse(nested) as unknown }, own)).toBe(false);
  });

  it('is not our own because nothing at all was asked', () => {
    expect(isOwnRow(same, { ...own, fields: { Note: '', ClientRef: 'mine', GroupId: 'group' } })).toBe(false);
  });
});
