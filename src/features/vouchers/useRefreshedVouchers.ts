import { useEffect } from 'react';
import type { Voucher } from '../../device/voucher.ts';
import { refreshVouchers } from '../../flows/refreshVouchers.ts';

/**
 * Who is asked for at which exhibition, once each; as text, so that an effect can tell a change. Sorted: an answer makes
 * its voucher the newest, and a text in the list's own order would be another one and ask without end.
 */
function holdersOf(vouchers: readonly Voucher[]): string {
  const holders = vouchers
    .filter(({ visitorId }) => visitorId !== '')
    .map(({ exhibitionId, visitorId }) => `${exhibitionId} ${visitorId}`);
  return holders
    .filter((holder, at) => holders.indexOf(holder) === at)
    .sort()
    .join('\n');
}

/**
 * Asks in the background, for each exhibition, whether the organiser has decided meanwhile: when the screen opens and
 * when the network is back. Without an answer what is saved stands.
 */
export function useRefreshedVouchers(vouchers: readonly Voucher[]): void {
  const holders = holdersOf(vouchers);

  useEffect(() => {
    const refresh = () => {
      if (holders === '' || !navigator.onLine) return;
      for (const holder of holders.split('\n')) {
        const [exhibitionId = '', visitorId = ''] = holder.split(' ');
        void refreshVouchers({ exhibitionId, visitorId });
      }
    };
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [holders]);
}
