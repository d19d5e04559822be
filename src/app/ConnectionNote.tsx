import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appStorage } from '../device/appDeviceStore.ts';
import { isCodeScreen } from '../domain/paths.ts';
import { useFirstWords } from '../language/firstWords.ts';

/** Says that there is no network, or that the phone keeps nothing. It only tells; every request is tried all the same. */
export function ConnectionNote() {
  const { t } = useFirstWords('shell');
  const { pathname } = useLocation();
  const [isOffline, setIsOffline] = useState(!navigator.onLine);

  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);

  return (
    <div role="status">
      {isOffline && <p className="a-note">{t(isCodeScreen(pathname) ? 'offlineCode' : 'offline')}</p>}
      {!appStorage().isLasting() && <p className="a-note">{t('storageRefused')}</p>}
    </div>
  );
}
