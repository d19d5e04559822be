import { useDevice } from '#device/storage/useDevice.ts';
import { mayApply, readExhibitorSetup } from '#domain/exhibition/exhibitorSetup.ts';
import { useRoleIdentity } from '#session/acting/roleIdentity.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** Whether to offer an application to exhibit: companies may apply by the stored row, and no exhibitor is logged in. The page asks again. */
export function useMayExhibit(): boolean {
  const exhibitionId = useExhibitionId();
  const row = useDevice((device) => exhibitionRowOf(device, exhibitionId));
  const { isIn } = useRoleIdentity('exhibitor');
  const nowMs = useFairNow();
  return !isIn && row !== undefined && mayApply(readExhibitorSetup(row), nowMs);
}
