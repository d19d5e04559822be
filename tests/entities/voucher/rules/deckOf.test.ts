import { describe, expect, it } from 'vitest';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { deckOf, findCard, placeOf } from '#entities/voucher/rules/deckOf.ts';
import { groupCode, heldMember, heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';

const other = { group: { id: 'group2', code: '990000000001' } };
const uncoded = { group: { id: 'group3', code: '' } };
const stale = { group: { id: 'group1', code: '' } };

/** The codes in their order; a group's is followed by how many people it is for. */
const codes = (vouchers: readonly Voucher[]) =>
  deckOf(vouchers).map(({ code, members }) =>
    members === undefined ? code.slice(-1) : `${code}×${members.length}`,
  );

describe('the order of the codes', { tags: ['group-codes'] }, () => {
  it.each<[string, Voucher[], string[]]>([
    ['nobody', [], []],
    ['one person', [heldVoucher('4')], ['4']],
    ['people without a group stand by their records', [heldVoucher('4'), heldVoucher('2')], ['2', '4']],
    [
      'a group is led by its code',
      [heldMember('3'), heldMember('1'), heldMember('2')],
      [`${groupCode}×3`, '1', '2', '3'],
    ],
    [
      'the leader of a group stands before those who come along',
      [
        heldMember('1', { group: { id: 'group1', code: groupCode, isAlong: true } }),
        heldMember('2', { group: { id: 'group1', code: groupCode, isAlong: false } }),
      ],
      [`${groupCode}×2`, '2', '1'],
    ],
    [
      'a group stands before who came alone',
      [heldVoucher('1'), heldMember('5'), heldMember('3')],
      [`${groupCode}×2`, '3', '5', '1'],
    ],
    [
      'two groups stay apart',
      [heldMember('1'), heldVoucher('2', other), heldMember('3'), heldVoucher('4', other)],
      [`${groupCode}×2`, '1', '3', '990000000001×2', '2', '4'],
    ],
    ['a member alone is no group', [heldMember('1'), heldVoucher('2')], ['1', '2']],
    [
      'a group without a code still stands together',
      [heldVoucher('1'), heldVoucher('5', uncoded), heldVoucher('2', uncoded)],
      ['2', '5', '1'],
    ],
    [
      'one copy that knows the code is enough',
      [heldVoucher('1', stale), heldMember('2')],
      [`${groupCode}×2`, '1', '2'],
    ],
  ])('%s', (_, vouchers, wanted) => {
    expect(codes(vouchers)).toEqual(wanted);
  });

  it('does not depend on which one is the newest', () => {
    const held = [heldMember('1'), heldMember('2'), heldMember('3'), heldVoucher('4')];
    const turned = held.map((voucher, at) => ({ ...voucher, savedAtMs: at })).reverse();
    expect(codes(turned)).toEqual(codes(held));
  });
});

describe('a card', () => {
  const [one, two, alone] = [heldMember('1'), heldMember('2'), heldVoucher('3')];
  const cards = deckOf([one, two, alone]);

  it.each([
    ['of a person', two, false, 2],
    ['of the group, by any of its members', two, true, 0],
    ['of somebody without a group, whatever the address says', alone, true, 3],
  ])('is found: the one %s', (_, voucher, ofGroup, wanted) => {
    expect(findCard(cards, voucher, ofGroup)).toBe(wanted);
  });

  it('has a place among the people, and the group’s has none', () => {
    expect(cards.map((_, at) => placeOf(cards, at))).toEqual([undefined, 1, 2, 3]);
  });
});
