import { expect, it } from 'vitest';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { holdersOf } from '#features/vouchers/holdersOf.ts';
import { heldMember, heldVoucher, reviewId } from './heldVoucher.ts';

const elsewhere = 'open00000000000000000001';
const visitorId = 'person000000000000000009';
const group = { exhibitionId: reviewId, groupId: 'group1' };

it.each<[string, Voucher[], object[]]>([
  ['a group is asked for once', [heldMember('1'), heldMember('2'), heldMember('3')], [group]],
  [
    'a member alone is asked for like anybody, so that nobody else’s row comes along',
    [heldMember('1', { visitorId })],
    [{ exhibitionId: reviewId, visitorId }],
  ],
  [
    'a visitor of two registrations is asked for once',
    [heldVoucher('1', { visitorId }), heldVoucher('2', { visitorId })],
    [{ exhibitionId: reviewId, visitorId }],
  ],
  [
    'each exhibition is asked about apart',
    [heldVoucher('1', { visitorId }), heldVoucher('2', { visitorId, exhibitionId: elsewhere })],
    [
      { exhibitionId: reviewId, visitorId },
      { exhibitionId: elsewhere, visitorId },
    ],
  ],
  ['nobody is asked for without an id', [heldVoucher('1', { visitorId: '' })], []],
  [
    'a group needs no ids of its members',
    [heldMember('1', { visitorId: '' }), heldMember('2', { visitorId: '' })],
    [group],
  ],
])('%s', (_, vouchers, wanted) => {
  expect(holdersOf(vouchers)).toEqual(wanted);
});
