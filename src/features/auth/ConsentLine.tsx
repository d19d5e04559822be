import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { problemKey } from '#language/problemKey.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { PrivacySheetProps } from './PrivacySheet.tsx';
import styles from './consent.module.css';

/** Where a contact is entered: to what its sender agrees, with the text one tap away. */
export function ConsentLine() {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const [Sheet, setSheet] = useState<ComponentType<PrivacySheetProps>>();

  async function open() {
    try {
      const { PrivacySheet } = await loadChunk(() => import('./PrivacySheet.tsx'));
      setSheet(() => PrivacySheet);
    } catch (cause) {
      renderToast(shell(problemKey(cause)));
    }
  }

  return (
    <>
      <p className={styles.consent}>
        <span>{t('consent')}</span>{' '}
        <button className={styles.open} type="button" aria-haspopup="dialog" onClick={() => void open()}>
          {t('privacyNotice')}
        </button>
      </p>
      {Sheet !== undefined && <Sheet onClose={() => setSheet(undefined)} />}
    </>
  );
}
