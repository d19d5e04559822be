import { useTappedChoice } from './useTappedChoice.ts';
import styles from './segments.module.css';

export interface SegmentedControlProps<Key extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly key: Key; readonly text: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

export function SegmentedControl<Key extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Key>) {
  const [shown, tap] = useTappedChoice(chosen);
  return (
    <fieldset className={styles.root}>
      <legend className="x-hidden">{legend}</legend>
      {options.map(({ key, text }) => (
        <label
          key={key}
          className={key === shown ? `${styles.segment} ${styles['segment--chosen']}` : styles.segment}
        >
          <input
            className={styles.segmentInput}
            type="radio"
            name={name}
            checked={key === shown}
            onChange={() => {
              tap(key);
              onChoose(key);
            }}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
