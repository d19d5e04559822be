import type { Voucher } from '#entities/voucher/rules/voucher.ts';

export const reviewId = 'review000000000000000001';
export const groupCode = '880412345678';

/** A voucher for the exhibition that reviews every registration; `mark` ends its record's id and its code. */
export function heldVoucher(mark: string, part: Partial<Voucher> = {}): Voucher {
  return {
    exhibitionId: reviewId,
    recordId: `registration99999999990${mark}`,
    visitorId: `person9999999999999990${mark}`.padEnd(24, '0'),
    name: `参观人${mark}`,
    voucherCode: `71520384609${mark}`,
    approveState: '2',
    exhibition: {
      ExName: '江海先进材料采购峰会',
      ExNameEn: 'Advanced Materials Summit',
      StartTime: '2027-03-30 09:00:00',
      EndTime: '2027-03-31 17:00:00',
      Place: '会议楼',
      PlaceEn: 'Conference Wing',
      Logo: '',
    },
    savedAtMs: Date.UTC(2027, 2, 10, 4),
    ...part,
  };
}

/** The same in a group. */
export const heldMember = (mark: string, part: Partial<Voucher> = {}): Voucher =>
  heldVoucher(mark, { group: { id: 'group1', code: groupCode }, ...part });
