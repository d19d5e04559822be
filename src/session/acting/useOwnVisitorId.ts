import { useSyncExternalStore } from 'react';
import { useExhibitionId } from '../visit/useExhibitionId.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { currentVisitorId } from './currentVisitorId.ts';
import { onVisitorChange, ownVoucherAt } from './ownVoucher.ts';

/** Who acts at the exhibition of the page, as React state. */
export function useOwnVisitorId(): string | undefined {
  const exhibitionId = useExhibitionId();
  return useSyncExternalStore(onVisitorChange, () => currentVisitorId(exhibitionId));
}

/** The voucher of who acts at the exhibition of the page, as React state. */
export function useOwnVoucher(): Voucher | undefined {
  const exhibitionId = useExhibitionId();
  return useSyncExternalStore(onVisitorChange, () => ownVoucherAt(exhibitionId));
}
