import { useQueries } from '@tanstack/react-query';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { refreshVouchers } from '#entities/registration/stored/refreshVouchers.ts';
import { holdersOf } from './holdersOf.ts';

/** Reads in the background whether the organiser has decided; without an answer what is saved stays. */
export function useRefreshedVouchers(vouchers: readonly Voucher[]): void {
  const queries = holdersOf(vouchers).map((holder) => ({
    queryKey: ['vouchers', holder],
    queryFn: async () => {
      await refreshVouchers(holder);
      return true;
    },
    enabled: () => navigator.onLine,
  }));
  useQueries({ queries }, queryClient());
}
