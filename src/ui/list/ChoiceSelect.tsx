import css from './listSelect.module.css';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Of a label that is not in the page's language. */
  readonly lang?: string | undefined;
}

export interface ChoiceSelectProps {
  readonly label: string;
  /** Left out where one is always chosen. */
  readonly allText?: string;
  readonly options: readonly FilterOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The phone's own select, drawn as text with an arrow; nothing where one option tells no rows apart. */
export function ChoiceSelect({ label, allText, options, value, onChange }: ChoiceSelectProps) {
  if (options.length < 2 && value === '') return null;
  return (
    <select
      className={value === '' ? css['select'] : `${css['select']} ${css['chosen']}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {allText !== undefined && <option value="">{allText}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
