import { useEffect } from 'react';
import type { Voucher } from '../../device/voucher.ts';
import { type Holder, refreshVouchers } from '../../flows/refreshVouchers.ts';
import { holdersOf } from './holdersOf.ts';

/**
 * As text, so that an effect can tell a change. Sorted: an answer makes its voucher the newest, and a text in the list's
 * own order would be another one and ask without end.
 */
const textOf = (vouchers: readonly Voucher[]) =>
  holdersOf(vouchers)
    .map((holder) => JSON.stringify(holder))
    .sort()
    .join('\n');

/**
 * Asks in the background, for each exhibition, whether the organiser has decided meanwhile: when the screen opens and
 * when the network is back. Without an answer what is saved stands.
 */
export function useRefreshedVouchers(vouchers: readonly Voucher[]): void {
  const holders = textOf(vouchers);

  useEffect(() => {
    const refresh = () => {
      if (holders === '' || !navigator.onLine) return;
      for (const holder of holders.split('\n')) void refreshVouchers(JSON.parse(holder) as Holder);
    };
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [holders]);
}
