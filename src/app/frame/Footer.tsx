import { useState } from 'react';
import { useStore } from 'zustand';
import { useShellMessages } from '#language/shellMessages.ts';
import { footerPull } from './footerPull.ts';
import styles from './footer.module.css';

const appVersion = '1.1.0';

/** Provider and privacy text: behind a button, and shown while an upward drag pulls the footer out. */
export function Footer() {
  const { t } = useShellMessages('shell');
  const [isOpen, setIsOpen] = useState(false);
  const pulledPx = useStore(footerPull);

  return (
    <footer className={styles.root}>
      <p className={styles.credit}>
        <span>{t('credit')}</span> <span>{t('version', { version: appVersion })}</span>
      </p>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="footer-more"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('privacy')}
      </button>
      <div
        className={styles.more}
        id="footer-more"
        style={isOpen ? { minHeight: pulledPx } : { height: pulledPx }}
        aria-hidden={!isOpen && pulledPx === 0}
      >
        <p>{t('footerMore')}</p>
      </div>
    </footer>
  );
}
