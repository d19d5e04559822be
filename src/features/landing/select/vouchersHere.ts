import { voucherShelf } from '../../../flows/session/shelves.ts';

export function holdsVoucher(exhibitionId: string): boolean {
  return voucherShelf()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId);
}
