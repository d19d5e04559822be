import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDevice } from '#device/storage/useDevice.ts';
import { type Deck, deckAt } from '#entities/voucher/rules/deckAt.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { useVouchers, voucherStore } from '#session/localStores.ts';

/** Known immediately, without a network. */
export function useDeck(): Deck | undefined {
  const [query] = useSearchParams();
  const exhibitionId = useDevice((state) => state.entranceId);
  const own = useOwnVoucherAt(exhibitionId);
  const vouchers = useVouchers();

  useEffect(() => {
    // What localStorage could not hold comes from the database a moment later.
    void voucherStore().load();
  }, []);

  const ofGroup = query.get('group') === '1';
  return deckAt(vouchers, { voucherId: query.get('voucher'), ofGroup, exhibitionId, own });
}
