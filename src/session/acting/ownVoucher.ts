import { voucherOf } from '#entities/voucher/rules/ownVoucher.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { currentVisitorId, onLoginChange, ownRecordAt } from './currentVisitorId.ts';
import { voucherStore } from '../localStores.ts';

/** The voucher of the visitor who acts, never that of a companion. */
export function ownVoucherAt(exhibitionId: string): Voucher | undefined {
  const held = voucherStore()
    .list()
    .filter((voucher) => voucher.exhibitionId === exhibitionId);
  const recordId = ownRecordAt(exhibitionId)?.recordId;
  return voucherOf(held, { recordId, visitorId: currentVisitorId(exhibitionId) });
}

/** Follows a login, a logout and a new voucher, in another tab as well. */
export function onVisitorChange(listener: () => void): () => void {
  const ends = [onLoginChange(listener), voucherStore().subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
