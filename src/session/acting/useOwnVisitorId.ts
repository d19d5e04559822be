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

/** The voucher of who acts at an exhibition, as React state; undefined where none is in use. */
export const useOwnVoucherAt = (exhibitionId: string | undefined): Voucher | undefined =>
  useSyncExternalStore(onVisitorChange, () =>
    exhibitionId === undefined ? undefined : ownVoucherAt(exhibitionId),
  );

/** The same at the exhibition of the page. */
export const useOwnVoucher = (): Voucher | undefined => useOwnVoucherAt(useExhibitionId());
