import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openScanned, scanCode } from '../../../flows/host/scanCode.tsx';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './homeParts.module.css';

export function ScanEntry() {
  const { t } = useTranslation('home');
  const [isBusy, setIsBusy] = useState(false);

  async function scan() {
    setIsBusy(true);
    try {
      const text = await scanCode();
      if (text !== undefined) openScanned(text);
    } catch {
      // The scanner's chunk failed to load.
      renderToast(t('scanFailed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.scan}>
      <Button kind="secondary" busy={isBusy} onClick={() => void scan()}>
        {t('scan')}
      </Button>
      <p className={styles.scanHint}>{t('scanHint')}</p>
    </div>
  );
}
