import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '../../device/storage/useDevice.ts';
import type { Voucher } from '../../device/vouchers/voucher.ts';
import { useVouchers, voucherStore } from '../../flows/session/localStores.ts';
import { ownVoucher } from '../../flows/vouchers/ownVoucher.ts';

/** The voucher the address names, else the own one of the exhibition in use. Known immediately, without a network. */
export function useVoucher(): Voucher | undefined {
  const [query] = useSearchParams();
  const exhibitionId = useDevice((state) => state.entranceId);
  const userInfo = useDevice((state) => state.userInfo);
  const vouchers = useVouchers();
  const wanted = query.get('voucher');

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherStore().load();
  }, []);

  if (wanted !== null) return vouchers.find(({ recordId }) => recordId === wanted);
  return ownVoucher(
    vouchers.filter((voucher) => voucher.exhibitionId === exhibitionId),
    userInfo,
  );
}
