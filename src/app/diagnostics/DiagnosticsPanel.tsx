import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#host/copyText.ts';
import { Button } from '#ui/controls/Button.tsx';
import { collectFacts, type Fact } from './collectFacts.ts';
import { MockUser } from './MockUser.tsx';
import { TryOut } from './TryOut.tsx';
import styles from './diagnostics.module.css';

/** '' for none. Not in `env.ts`, so that it is removed from all builds but those with the modes `dev` and `test`. */
const mockUserMobile: string =
  import.meta.env.MODE === 'dev' || import.meta.env.MODE === 'test'
    ? (import.meta.env.VITE_MOCK_USER ?? '')
    : '';

const asText = (facts: readonly Fact[]) => facts.map(([name, value]) => `${name}: ${value}`).join('\n');

/** The state of this page for support; nothing personal. */
export function DiagnosticsPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('diagnostics');
  const [facts, setFacts] = useState<readonly Fact[]>([]);
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    let isCurrent = true;
    const look = () =>
      void collectFacts().then((found) => {
        if (isCurrent) setFacts(found);
      });
    look();
    const timer = setInterval(look, 2_000);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, []);

  async function copy() {
    const { document, navigator } = window;
    setCopied(await copyText(asText(facts), { document, clipboard: navigator.clipboard }));
  }

  return (
    <aside className={styles.root} aria-label={t('title')}>
      <div className={styles.bar}>
        <strong>{t('title')}</strong>
        <Button kind="quiet" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
      <TryOut />
      {mockUserMobile !== '' && <MockUser mobile={mockUserMobile} />}
      <p className={styles.said} role="status">
        {copied === undefined ? '' : t(copied ? 'copied' : 'copyFailed')}
      </p>
      {/* Focusable, so that a keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <dl className={styles.facts} tabIndex={0} lang="en" aria-label={t('title')}>
        {facts.map(([name, value], at) => (
          <div key={`${at} ${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
