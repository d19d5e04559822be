import { exhibitorMustSignUp, type SignUpStatus } from '../api/login/signUpStatus.ts';
import { useDevice } from '../device/useDevice.ts';
import { services } from './services.ts';
import { type Asking, useAsking } from './useAsking.ts';

/** Whether the exhibitor of this phone still has to sign up for the exhibition. A failed lookup shows the toast. */
export function useExhibitorStatus(exhibitionId: string): Asking<SignUpStatus> {
  const exhibitorId = useDevice((state) => state.exhibitorId);
  const exhibitorUserId = useDevice((state) => state.exhibitorUserId);
  return useAsking(`${exhibitionId}/${exhibitorId}/${exhibitorUserId}`, async () => {
    const client = await services().client();
    const status = await exhibitorMustSignUp(client, { exhibitionId, exhibitorId, exhibitorUserId });
    if (status.failed) services().sayServiceBusy();
    return status;
  });
}
