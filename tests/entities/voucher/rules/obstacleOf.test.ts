import { describe, expect, it } from 'vitest';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { heldMember, heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';

const duringMs = Date.UTC(2027, 2, 30, 4);
const afterMs = Date.UTC(2027, 2, 31, 9);
const cardOf = (...states: readonly string[]) => {
  const members = states.map((approveState, at) => heldMember(String(at), { approveState }));
  return { key: 'group', code: '880412345678', voucher: members[0]!, members };
};
const alone = (approveState: string) => {
  const voucher = heldVoucher('1', { approveState });
  return { key: voucher.recordId, code: voucher.voucherCode, voucher };
};

describe('what keeps a code from admitting', () => {
  it.each([
    ['2', undefined],
    ['', undefined],
    ['1', 'toBeReviewed'],
    ['0', 'toBeReviewed'],
    ['3', 'declined'],
  ])('of review state "%s" is %s', (state, obstacle) => {
    expect(obstacleOf(alone(state), duringMs)).toBe(obstacle);
  });

  it('is the end of the exhibition, from its last minute on', () => {
    expect(obstacleOf(alone('2'), afterMs - 1)).toBeUndefined();
    expect(obstacleOf(alone('2'), afterMs)).toBe('ended');
  });

  it.each([
    [['2', '3', '1'], undefined],
    [['1', '3'], 'toBeReviewed'],
    [['3', '3'], 'declined'],
  ] as const)('of a group of %s is %s: one person who may enter is enough', (states, obstacle) => {
    expect(obstacleOf(cardOf(...states), duringMs)).toBe(obstacle);
  });
});
