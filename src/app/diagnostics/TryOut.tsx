import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { triedSpecial, trySpecial } from '../../flows/traitsHere.ts';
import { isSpecialName, specialNames } from '../../tenants/specialTraits.ts';

/** Where other situations can be looked at, if the server has such a place: a sandbox has, and says so of every page. */
async function findStories(): Promise<string | undefined> {
  const { headers } = await fetch(window.location.href, { method: 'HEAD' });
  return /<(\/[^>]*)>; rel="help"/.exec(headers.get('Link') ?? '')?.[1];
}

/** Shows this page as another tenant's, in this tab alone; in the sandbox also the way to its other stories. */
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
    trySpecial(isSpecialName(value) ? value : value === 'nobody' ? '' : undefined);
    // Whatever was drawn with the former traits starts anew.
    window.location.reload();
  }

  return (
    <p className="a-diagnostics__try">
      <label htmlFor={id}>{t('tryOut')}</label>
      <select
        id={id}
        className="a-diagnostics__choice"
        value={tried === '' ? 'nobody' : (tried ?? 'configured')}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="configured">{t('asConfigured')}</option>
        <option value="nobody">{t('nobodySpecial')}</option>
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
