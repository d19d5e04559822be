import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { triedSpecial, trySpecial } from '#flows/host/currentTraits.ts';
import { isSpecialName, specialNames } from '#tenants/specialTraits.ts';
import styles from './diagnostics.module.css';

/** The list of sandbox stories, if the server is a sandbox. */
async function findStories(): Promise<string | undefined> {
  const { headers } = await fetch(window.location.href, { method: 'HEAD' });
  return /<(\/[^>]*)>; rel="help"/.exec(headers.get('Link') ?? '')?.[1];
}

/** Shows this page as another tenant's, in this tab only; links to the sandbox's stories. */
export function TryOut() {
  const { t } = useTranslation('diagnostics');
  const id = useId();
  const tried = triedSpecial();
  const [stories, setStories] = useState<string>();

  useEffect(() => {
    findStories()
      .then(setStories)
      .catch(() => {});
  }, []);

  function choose(value: string) {
    trySpecial(isSpecialName(value) ? value : value === 'none' ? '' : undefined);
    // Apply the new traits everywhere.
    window.location.reload();
  }

  return (
    <p className={styles.try}>
      <label htmlFor={id}>{t('tryOut')}</label>
      <select
        id={id}
        className={styles.choice}
        value={tried === '' ? 'none' : (tried ?? 'configured')}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="configured">{t('asConfigured')}</option>
        <option value="none">{t('noSpecial')}</option>
        {specialNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {stories !== undefined && <a href={stories}>{t('stories')}</a>}
    </p>
  );
}
