import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../device/storage/deviceKeys.ts';
import { useDevice } from '../../device/storage/useDevice.ts';
import { useShellMessages } from '../../language/shellMessages.ts';
import { showToast } from '../frame/showToast.ts';
import shellStyles from '../frame/shell.module.css';
import barLinkStyles from '../../ui/controls/barLink.module.css';

/** Shown as soon as the phone stores something personal. */
interface LogOutProps {
  /** Whether a draft counts, too; reading drafts is too heavy for the landing page. */
  readonly looksForDrafts: boolean;
}

export function LogOut({ looksForDrafts }: LogOutProps) {
  const { t } = useShellMessages('shell');
  const navigate = useNavigate();
  const isNamed = useDevice((state) => (state.visitorId ?? state.token ?? state.wechatOpenId) !== undefined);
  const hasUnsent = useHasUnsent(looksForDrafts);
  // A voucher may outlive the user's other data.
  const isKnown = isNamed || hasUnsent || appStorage().read(ownNames.voucherMirror) !== undefined;
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

function useHasUnsent(isWanted: boolean): boolean {
  const [hasUnsent, setHasUnsent] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isUnmounted = false;
    loadChunk(() => import('../../flows/session/logout.ts'))
      .then(({ findUnsent }) => findUnsent())
      .then((unsent) => isUnmounted || setHasUnsent(unsent !== undefined))
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [isWanted]);
  return hasUnsent;
}
