import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { currentVisitorId, onLoginChange, ownRecordAt } from './currentVisitorId.ts';
import { voucherStore } from '../localStores.ts';

/** The voucher of the visitor who acts, never that of a companion. */
export function ownVoucherAt(exhibitionId: string): Voucher | undefined {
  const held = voucherStore()
    .list()
    .filter((voucher) => voucher.exhibitionId === exhibitionId);
  const recordId = ownRecordAt(exhibitionId)?.recordId;
  const visitorId = currentVisitorId(exhibitionId);
  return (
    held.find((voucher) => voucher.recordId === recordId) ??
    held.find((voucher) => visitorId !== undefined && voucher.visitorId === visitorId)
  );
}

/** Follows a login, a logout and a new voucher, in another tab as well. */
export function onVisitorChange(listener: () => void): () => void {
  const ends = [onLoginChange(listener), voucherStore().subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
