import css from './EarlierButton.module.css';

interface EarlierButtonProps {
  /** How many they are. */
  readonly text: string;
  readonly onUnfold: () => void;
}

/** In place of what is over today. */
export const EarlierButton = ({ text, onUnfold }: EarlierButtonProps) => (
  <button className={css['earlier']} type="button" onClick={onUnfold}>
    {text}
  </button>
);
