import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { services } from '../../flows/services.ts';
import { triedSpecial, trySpecial } from '../../flows/traitsHere.ts';
import { isSpecialName, specialNames } from '../../tenants/table.ts';

/** Shows this page as another tenant's, in this tab alone; in the sandbox also the way to its other stories. */
export function TryOut() {
  const { t } = useTranslation('diagnostics');
  const id = useId();
  const tried = triedSpecial();

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
      {services().build.apiCredential === 'sandbox-credential' && <a href="/sandbox/">{t('stories')}</a>}
    </p>
  );
}
