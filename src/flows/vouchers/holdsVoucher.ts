import { voucherStore } from '../session/localStores.ts';

export function holdsVoucher(exhibitionId: string): boolean {
  return voucherStore()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId);
}
