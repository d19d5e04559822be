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
    ['电话１３９０００００００１', '电话１３９********'],
    ['139.0000.0001', '139********'],
    ['(139)00000001', '139********'],
    ['（139）0000-0001', '139********'],
    ['1390000 0001', '139********'],
    ['139 – 0000 – 0001', '139********'],
    ['1 3 9 0 0 0 0 0 0 0 1', '1 3 9********'],
    ['139\u200b0000\u200b0001', '139\u200b********'],
    ['+8613900000001', '+86139********'],
    ['+86 139 0000 0001', '+86 139********'],
    ['008613900000001', '0086139********'],
    ['386 13900000001', '386 139********'],
    ['13900000001，13900000002。', '139********，139********。'],
    ['13900000001 13900000002', '139******** 139********'],
    ['微信一三九零零零零〇〇〇一', '微信一三九********'],
    ['Tel13900000001.', 'Tel139********.'],
    ['No. 12345678901234567', 'No. 12345678901234567'],
    ['型号 20260101', '型号 20260101'],
    ['10000000000 元', '10000000000 元'],
    ['¥13900000001', '¥13900000001'],
    ['总价 13900000001 元', '总价 13900000001 元'],
    ['13900000001.50', '13900000001.50'],
    ['0.13900000001', '0.13900000001'],
    ['13,900,000,001', '13,900,000,001'],
    ['139.00000001', '139.00000001'],
    ['订单号：13900000001', '订单号：13900000001'],
    ['1500 × 2000 × 3000', '1500 × 2000 × 3000'],
    ['1300-1400-1500', '1300-1400-1500'],
    ['2026-12-11 13:00–14:00', '2026-12-11 13:00–14:00'],
    ['2026.12.11—2026.12.13', '2026.12.11—2026.12.13'],
    ['86139000000011', '86139000000011'],
    ['一三九零零零零〇〇〇一万', '一三九零零零零〇〇〇一万'],
  ])('is not shown, and nothing else is hidden: %s', (text, shown) => {
    expect(withoutMobiles(text)).toBe(shown);
  });
});
