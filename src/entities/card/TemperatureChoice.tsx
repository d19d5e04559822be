import { useTranslation } from 'react-i18next';
import { type Temperature, temperatures } from './rules/contact.ts';
import css from './temperature.module.css';

export interface TemperatureChoiceProps {
  readonly value: Temperature | '';
  readonly onChange: (value: Temperature | '') => void;
}

/** How promising a contact is; a second tap takes it back. */
export function TemperatureChoice({ value, onChange }: TemperatureChoiceProps) {
  const { t } = useTranslation('cards');
  return (
    <div className={css['choice']} role="group" aria-label={t('temperature')}>
      {temperatures.map((one) => (
        <button
          key={one}
          type="button"
          className={css['chip']}
          aria-pressed={one === value}
          onClick={() => onChange(one === value ? '' : one)}
        >
          <span className={`${css['dot']} ${css[one]}`} aria-hidden="true" />
          {t(one)}
        </button>
      ))}
    </div>
  );
}

export function TemperatureMark({ value }: { readonly value: Temperature | '' }) {
  const { t } = useTranslation('cards');
  if (value === '') return null;
  return (
    <span className={css['mark']}>
      <span className={`${css['dot']} ${css[value]}`} aria-hidden="true" />
      {t(value)}
    </span>
  );
}
