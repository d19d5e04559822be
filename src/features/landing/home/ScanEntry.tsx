import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openScanned, scanCode } from '../../../flows/host/scanCode.tsx';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';

/** Scans a printed code. */
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
      void renderToast(t('scanFailed'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="h-scan">
      <Button kind="secondary" busy={isBusy} onClick={() => void scan()}>
        {t('scan')}
      </Button>
      <p className="h-scan-hint">{t('scanHint')}</p>
    </div>
  );
}
