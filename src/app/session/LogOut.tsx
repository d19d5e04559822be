import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../device/storage/deviceKeys.ts';
import { useDevice } from '../../device/storage/useDevice.ts';
import { useShellMessages } from '../../language/shellMessages.ts';
import { showToast } from '../frame/showToast.ts';
import shellStyles from '../frame/shell.module.css';
import barLinkStyles from '../../ui/controls/barLink.module.css';

/** Shown as soon as the phone stores something personal. */
export function LogOut() {
  const { t } = useShellMessages('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isNamed = useDevice((state) => (state.visitorId ?? state.token ?? state.wechatOpenId) !== undefined);
  // These screens require a proven contact; and a voucher may outlive the user's other data.
  const isKnown =
    isNamed ||
    /^\/(register|information)\//.test(pathname) ||
    appStorage().read(ownNames.voucherMirror) !== undefined;
  if (!isKnown) return null;

  async function ask() {
    try {
      const { confirmLogout } = await loadChunk(() => import('./confirmLogout.tsx'));
      await confirmLogout(navigate);
    } catch {
      showToast(t('problemLoading'));
    }
  }

  return (
    <div className={shellStyles.logout}>
      <button className={barLinkStyles.root} type="button" onClick={() => void ask()}>
        {t('logOut')}
      </button>
    </div>
  );
}
