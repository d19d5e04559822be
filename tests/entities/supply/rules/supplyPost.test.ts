import { describe, expect, it } from 'vitest';
import { isListed, postState } from '#entities/supply/rules/supplyPost.ts';
import { withoutMobiles } from '#entities/supply/rules/withoutMobiles.ts';
import { supplyPost } from '#tests/features/supply/supplyPost.ts';

describe('a post', () => {
  it.each([
    ['', false, true, 'published'],
    ['2', false, true, 'published'],
    ['0', false, false, 'inReview'],
    ['1', false, false, 'inReview'],
    ['3', false, false, 'refused'],
    ['9', false, false, 'inReview'],
    ['2', true, false, 'withdrawn'],
    ['0', true, false, 'withdrawn'],
  ])('in state "%s", withdrawn %s, is seen by others: %s', (ApproveState, isWithdrawn, isSeen, state) => {
    const post = supplyPost({ ApproveState, isWithdrawn });
    expect(isListed(post)).toBe(isSeen);
    expect(postState(post, false)).toBe(state);
  });

  it('that is published and past its closing date is closed; one that is refused stays refused', () => {
    expect(postState(supplyPost(), true)).toBe('closed');
    expect(postState(supplyPost({ ApproveState: '3' }), true)).toBe('refused');
  });
});

describe('a mobile number in the texts of a post', () => {
  it.each([
    ['电话13812345678，量大从优', '电话138********，量大从优'],
    ['138 1234 5678', '138********'],
    ['Call 138-1234-5678 now', 'Call 138******** now'],
    ['No. 12345678901234567', 'No. 12345678901234567'],
    ['型号 20260101', '型号 20260101'],
  ])('is not shown: %s', (text, shown) => {
    expect(withoutMobiles(text)).toBe(shown);
  });
});
