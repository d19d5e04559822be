import { useEffect, useState } from 'react';
import { appStorage } from '../device/appDeviceStore.ts';
import { useFirstWords } from '../language/firstWords.ts';

/** Says that there is no network, or that the phone keeps nothing. It only tells; every request is tried all the same. */
export function ConnectionNote() {
  const { t } = useFirstWords('shell');
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
      {isOffline && <p className="a-note">{t('offline')}</p>}
      {!appStorage().isLasting() && <p className="a-note">{t('storageRefused')}</p>}
    </div>
  );
}
