import { useDevice } from '../device/storage/useDevice.ts';
import { currentVisitorId } from './currentVisitorId.ts';
import { useVouchers } from './localStores.ts';

/** Follows a login and a logout, in another tab as well. */
export function useOwnVisitorId(exhibitionId: string): string | undefined {
  useVouchers();
  return useDevice(() => currentVisitorId(exhibitionId));
}
