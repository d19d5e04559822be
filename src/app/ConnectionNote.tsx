import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { appStorage } from '../device/appDeviceStore.ts';
import { isCodeScreen } from '../domain/paths.ts';
import { useFirstWords } from '../language/firstWords.ts';

const isOfflineNow = () => !navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Screens with a form whose draft is kept on the phone. */
const formScreen = /^\/(register|information|group|question-page)\//;

/** What can be done on this screen without a network. */
function offlineWord(path: string) {
  if (isCodeScreen(path)) return 'offlineCode';
  return formScreen.test(path) ? 'offline' : 'offlineRead';
}

/** Says that there is no network, or that the phone keeps nothing. It only tells; every request is tried all the same. */
export function ConnectionNote() {
  const { t } = useFirstWords('shell');
  const { pathname } = useLocation();
  const isOffline = useSyncExternalStore(subscribe, isOfflineNow);

  return (
    <div role="status">
      {/* Where one signs in, the page itself says what becomes of it. */}
      {isOffline && pathname.indexOf('/sign-in') < 0 && <p className="a-note">{t(offlineWord(pathname))}</p>}
      {!appStorage().isLasting() && <p className="a-note">{t('storageRefused')}</p>}
    </div>
  );
}
