import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '../../device/storage/useDevice.ts';
import type { Voucher } from '../../device/vouchers/voucher.ts';
import { useVouchers, voucherStore } from '../../flows/session/localStores.ts';
import { deckOf } from './deck/deckOf.ts';

const idIn = (userInfo: object | undefined): unknown =>
  userInfo !== undefined && 'RecordId' in userInfo ? userInfo.RecordId : undefined;

/**
 * The voucher the address names, else the one of the exhibition in use. Of several the one of the person the phone
 * belongs to: the newest would be another one after each refresh. Known immediately, without a network.
 */
export function useVoucher(): Voucher | undefined {
  const [query] = useSearchParams();
  const exhibitionId = useDevice((state) => state.entranceId);
  const ownId = useDevice((state) => idIn(state.userInfo));
  const vouchers = useVouchers();
  const wanted = query.get('voucher');

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherStore().load();
  }, []);

  if (wanted !== null) return vouchers.find(({ recordId }) => recordId === wanted);
  const here = vouchers.filter((voucher) => voucher.exhibitionId === exhibitionId);
  return here.find(({ recordId }) => recordId === ownId) ?? deckOf(here)[0]?.voucher;
}
