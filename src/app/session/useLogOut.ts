import { useNavigate } from 'react-router-dom';
import { loadChunk } from '#chunks/loadChunk.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { isNamedIn } from '#session/acting/visitorIn.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import { showToast } from '#flows/assist/showToast.ts';

/** Whether the phone stores something personal besides drafts, and what a tap on "log out" does. */
export function useLogOut() {
  const { t } = useShellMessages('shell');
  const navigate = useNavigate();
  const isNamed = useDevice(isNamedIn);
  // A voucher may outlive the user's other data.
  const isKnown = isNamed || appStorage().read(ownNames.voucherMirror) !== undefined;

  async function ask() {
    try {
      const { confirmLogout } = await loadChunk(() => import('./confirmLogout.tsx'));
      await confirmLogout(navigate);
    } catch {
      showToast(t('problemLoading'));
    }
  }

  return { isKnown, ask };
}
