import './segments.css';

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
