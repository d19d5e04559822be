import { useTranslation } from 'react-i18next';
import { useOfflineShell } from '#entities/voucher/useOfflineShell.ts';
import { Notice } from '#ui/page/Notice.tsx';
import styles from './vouchers.module.css';

/** Says honestly whether this browser opens the code without a network; until it is known, nothing. */
export function OfflineNote() {
  const { t } = useTranslation('vouchers');
  const shell = useOfflineShell(true);
  if (shell === 'impossible') return <Notice kind="warn">{t('offlineImpossible')}</Notice>;
  return (
    <p className={styles.saved} data-announce="">
      {shell === 'ready' ? t('offlineReady') : ''}
    </p>
  );
}
