import { useEffect } from 'react';
import type { Voucher } from '../../device/voucher.ts';
import { refreshVouchers } from '../../flows/refreshVouchers.ts';

/** Asks in the background whether the organiser has decided meanwhile; without an answer what is saved stands. */
export function useRefreshedVoucher(voucher: Voucher | undefined): void {
  const exhibitionId = voucher?.exhibitionId;
  const visitorId = voucher?.visitorId;

  useEffect(() => {
    if (exhibitionId === undefined || visitorId === undefined || visitorId === '') return;
    void refreshVouchers({ exhibitionId, visitorId });
  }, [exhibitionId, visitorId]);
}
