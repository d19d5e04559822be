import { useTranslation } from 'react-i18next';
import { openScanned, scanCode } from './scanCode.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';

/** Scans a code and opens what it leads to. */
export function useScan(): () => void {
  const { t } = useTranslation('home');
  const { run } = useOneAtATime();

  async function scan() {
    try {
      const text = await scanCode();
      if (text !== undefined) openScanned(text);
    } catch {
      // The scanner's chunk failed to load.
      renderToast(t('scanFailed'));
    }
  }

  return () => void run(scan);
}
