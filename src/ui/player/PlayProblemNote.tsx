import { useTranslation } from 'react-i18next';
import css from './StreamPlayer.module.css';

export interface PlayProblemNoteProps {
  readonly text: string;
  /** Of the button; "Try again" without it. */
  readonly action?: string | undefined;
  readonly onRetry: () => void;
  readonly onFocus?: (() => void) | undefined;
}

/** Over a `PlayerFrame`: why nothing plays, and a button to try again. */
export function PlayProblemNote({ text, action, onRetry, onFocus }: PlayProblemNoteProps) {
  const { t } = useTranslation('content');
  return (
    <div className={css['problem']}>
      <p className={css['text']} data-announce="">
        {text}
      </p>
      <button className={css['again']} type="button" onClick={onRetry} onFocus={onFocus}>
        {action ?? t('retry')}
      </button>
    </div>
  );
}
