import { useEffect } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';

/** Asks once whether the organiser has decided. A code that is valid already costs no request. */
export function useRefreshedState({ exhibitionId, visitorId, group, approveState }: Voucher): void {
  const groupId = group?.id ?? '';
  const isDecided = reviewStatus(approveState) === 'approved';
  useEffect(() => {
    if (isDecided || !navigator.onLine || (groupId === '' && visitorId === '')) return;
    const holder = groupId === '' ? { exhibitionId, visitorId } : { exhibitionId, groupId };
    // Without an answer what is stored stays.
    loadChunk(() => import('./refreshVouchers.ts')).then(
      ({ refreshVouchers }) => refreshVouchers(holder),
      () => {},
    );
  }, [exhibitionId, visitorId, groupId, isDecided]);
}
