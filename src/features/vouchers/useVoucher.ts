import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '../../device/useDevice.ts';
import type { Voucher } from '../../device/voucher.ts';
import { useVouchers, voucherShelf } from '../../flows/shelves.ts';

/** The voucher the address names, else the one of the exhibition in use. Known at once, without a network. */
export function useVoucher(): Voucher | undefined {
  const [query] = useSearchParams();
  const exhibitionId = useDevice((state) => state.entranceId);
  const vouchers = useVouchers();
  const wanted = query.get('voucher');

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherShelf().load();
  }, []);

  if (wanted !== null) return vouchers.find(({ recordId }) => recordId === wanted);
  return vouchers.find((voucher) => voucher.exhibitionId === exhibitionId);
}
