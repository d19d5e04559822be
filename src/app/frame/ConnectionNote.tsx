import { useMatches } from 'react-router-dom';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import styles from './shell.module.css';

function offlineKey(offline: ScreenRoute['offline']) {
  if (offline === 'pass') return 'offlineCode';
  return offline === 'form' ? 'offline' : 'offlineRead';
}

/** Informs only; requests are sent regardless. */
export function ConnectionNote() {
  const { t } = useShellMessages('shell');
  const route = useMatches().slice(-1)[0]?.handle as ScreenRoute | undefined;
  const isOffline = useIsOffline();

  return (
    <div role="status">
      {isOffline && route?.offline !== 'own' && (
        <p className={styles.note}>{t(offlineKey(route?.offline))}</p>
      )}
      {!appStorage().isLasting() && <p className={styles.note}>{t('storageRefused')}</p>}
    </div>
  );
}
