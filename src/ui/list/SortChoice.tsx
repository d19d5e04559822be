import { useTranslation } from 'react-i18next';
import css from './listSelect.module.css';

export interface SortOption {
  readonly key: string;
  readonly label: string;
}

export interface SortChoiceProps {
  readonly options: readonly SortOption[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The order of a list: the phone's own select, drawn as text with an arrow. */
export function SortChoice({ options, value, onChange }: SortChoiceProps) {
  const { t } = useTranslation('content');
  return (
    <select
      className={css['select']}
      aria-label={t('sortBy')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
