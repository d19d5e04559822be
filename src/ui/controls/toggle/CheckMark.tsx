import css from './CheckMark.module.css';

export interface CheckMarkProps {
  /** Read out; the words beside it say the same to the eye. */
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A tick beside a row that is chosen among others. */
export function CheckMark({ label, isOn, onChange }: CheckMarkProps) {
  return (
    <label className={css['mark']}>
      <input
        className={css['box']}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="x-hidden">{label}</span>
    </label>
  );
}
