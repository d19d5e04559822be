import { describe, expect, it } from 'vitest';
import { type ConditionParts, conditionOf, oneOf } from '#data/collections/condition.ts';
import { channels, exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';

type Parts = ConditionParts<(typeof registrations)['askedBy'][number]>;

describe('conditionOf', () => {
  it('complete parts become the filter as it travels', () => {
    const parts = { ExhibitionId: 'e', Mob: '13800000001' };
    expect(JSON.parse(JSON.stringify(conditionOf(registrations, parts)))).toEqual(parts);
    expect(conditionOf(channels, { ExhibitionId: 'e', HasOpen: false })).toEqual({
      ExhibitionId: 'e',
      HasOpen: false,
    });
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['an empty text', ''],
    ['blanks', '  '],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['an operator', { $ne: '' }],
    ['a hand-made $in', { $in: ['a'] }],
    ['a list', ['a']],
    ['a date', new Date(0)],
    ['a function', () => 'a'],
    ['a pattern between slashes', '/1/'],
    ['a pattern over two lines', '/\n/'],
    ['a pattern of several characters', '/138/'],
    ['an empty pattern', '//'],
  ])(
    'a part that is %s is refused, with its name and without its value',
    { tags: ['X11', 'X12'] },
    (_, part) => {
      const parts = { ExhibitionId: 'e', VisitorId: part } as Parts;
      expect(() => conditionOf(registrations, parts)).toThrow(/^VisitorExhibitionInfo\.VisitorId is/);
    },
  );

  it.each(['$or', '$where', '__proto__x', 'Organization.Name', 'Password'])(
    'the field %s is not one of the collection',
    { tags: ['X11'] },
    (field) => {
      const parts = { ExhibitionId: 'e', Mob: '1', [field]: 'x' } as Parts;
      expect(() => conditionOf(registrations, parts)).toThrow(`not asked for by ${field}`);
    },
  );

  it.each([0, 5, -1.5, true, false, 'a/b', '/a', '/a/b', 'a/b/', ' a'])(
    'the value %j travels as it is',
    (value) => {
      expect(conditionOf(channels, { HasOpen: value })).toEqual({ HasOpen: value });
    },
  );

  it('no part at all is refused', () => {
    expect(() => conditionOf(channels, {})).toThrow('has no part');
  });

  it.each<Parts>([{ ExhibitionId: 'e' }, { ApproveState: '2' }, { ExhibitionId: 'e', ChannelId: 'c' }])(
    'registrations are not asked for without saying whose (%j)',
    (parts) => {
      expect(() => conditionOf(registrations, parts)).toThrow('whose rows');
    },
  );

  it.each<Parts>([
    { RecordId: 'r' },
    { VisitorId: 'v' },
    { UserId: 'u' },
    { Mob: '13800000001' },
    { Email: 'a@b.cn' },
    { ClientRef: 'c' },
    { VoucherCode: '123412341234' },
  ])('%j alone says whose registration is meant', (parts) => {
    expect(conditionOf(registrations, parts)).toEqual(parts);
  });

  it('one of several values travels as $in', () => {
    expect(conditionOf(exhibitions, { RecordId: oneOf(['a', 'b']) })).toEqual({
      RecordId: { $in: ['a', 'b'] },
    });
  });

  it('what is added to a list later is not asked for', () => {
    const values = ['a', 'b'];
    const wanted = oneOf(values);
    values.push('c');
    expect(conditionOf(exhibitions, { RecordId: wanted })).toEqual({ RecordId: { $in: ['a', 'b'] } });
  });

  it('a list of several values is refused when it is empty or one of them is missing', () => {
    expect(() => oneOf([])).toThrow('empty');
    expect(() => conditionOf(exhibitions, { RecordId: oneOf(['a', '']) })).toThrow('missing');
  });
});
