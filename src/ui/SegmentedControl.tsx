import './segments.css';

export interface SegmentedControlProps<Key extends string> {
  /** Heard, not seen. */
  readonly legend: string;
  /** Of the group in the page. */
  readonly name: string;
  readonly options: readonly { readonly key: Key; readonly text: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
}

/** One of a few, side by side: radio buttons in the clothes of a switch. */
export function SegmentedControl<Key extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: SegmentedControlProps<Key>) {
  return (
    <fieldset className="x-segments">
      <legend className="x-hidden">{legend}</legend>
      {options.map(({ key, text }) => (
        <label key={key} className={key === chosen ? 'x-segment x-segment--chosen' : 'x-segment'}>
          <input
            className="x-segment__input"
            type="radio"
            name={name}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
