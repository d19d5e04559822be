import { voucherShelf } from './shelves.ts';

export function holdsVoucher(exhibitionId: string): boolean {
  return voucherShelf()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId);
}
