import { useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { voucherListPath } from '../../domain/address/paths.ts';
import { holdsAnyPass } from '../../device/storage/appDeviceStore.ts';
import { useDevice } from '../../device/storage/useDevice.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Footer } from './Footer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LogOut } from '../session/LogOut.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { AppLink } from '../../ui/controls/AppLink.tsx';
import { useShellMessages } from '../../language/shellMessages.ts';
import '../../ui/laterTheme.css';
import shellStyles from './shell.module.css';
import barLinkStyles from '../../ui/controls/barLink.module.css';

export function Shell() {
  const { t } = useShellMessages('shell');
  const hasCodes = useDevice((state) => state.visitorId !== undefined || holdsAnyPass());
  const isMoving = useNavigation().state !== 'idle';
  const wasErased = useDevice((state) => state.wasErasedElsewhere);
  useDocumentTitle();
  useFocusOnNavigation();
  useEffect(() => {
    // Another tab has logged out: show nothing of that person.
    if (wasErased) window.location.reload();
  }, [wasErased]);
  return (
    <div className="s-page">
      <a className={shellStyles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className="s-bar">
        {hasCodes && (
          <AppLink className={barLinkStyles.root} to={voucherListPath}>
            {t('myCodes')}
          </AppLink>
        )}
        <span className={shellStyles.barSpace} />
        <LanguageSwitch />
      </header>
      {isMoving && <div className={shellStyles.moving} />}
      <ConnectionNote />
      <main className="s-main" id="content" tabIndex={-1} aria-busy={isMoving}>
        <Outlet />
      </main>
      <LogOut />
      <Footer />
    </div>
  );
}
