import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useDevice } from '../device/storage/useDevice.ts';
import { currentVisitorId } from './currentVisitorId.ts';
import { useVouchers } from './localStores.ts';

/** Follows a login and a logout, in another tab as well. */
export function useOwnVisitorId(): string | undefined {
  const exhibitionId = useExhibitionId();
  useVouchers();
  return useDevice(() => currentVisitorId(exhibitionId));
}
