import css from './usualTexts.module.css';

export interface UsualTextsProps {
  /** What they are: usual reasons. */
  readonly label: string;
  readonly texts: readonly string[];
  /** What stands in the field. */
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Texts that a tap puts into the field below them, instead of typing. */
export const UsualTexts = ({ label, texts, value, onText }: UsualTextsProps) => (
  <ul className={css['list']} aria-label={label}>
    {texts.map((text) => (
      <li key={text}>
        <button
          className={css['text']}
          type="button"
          aria-pressed={value.trim() === text}
          onClick={() => onText(text)}
        >
          {text}
        </button>
      </li>
    ))}
  </ul>
);
