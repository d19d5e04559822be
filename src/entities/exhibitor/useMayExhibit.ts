import { useDevice } from '#device/storage/useDevice.ts';
import { mayApply, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';
import { useHasApplied } from './useHasApplied.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/**
 * Whether to offer an application to exhibit: companies may apply by the stored row, or this one has, which may be corrected later; and no
 * exhibitor is logged in. The page asks again.
 */
export function useMayExhibit(): boolean {
  const exhibitionId = useExhibitionId();
  const row = useDevice((device) => exhibitionRowOf(device, exhibitionId));
  const { isIn } = useRoleIdentity('exhibitor');
  const nowMs = useFairNow();
  const isOffered = !isIn && row !== undefined;
  const isOpen = row !== undefined && mayApply(readExhibitorSetup(row), nowMs);
  const hasApplied = useHasApplied(exhibitionId, isOffered && !isOpen);
  return isOffered && (isOpen || hasApplied);
}
