import { useTranslation } from 'react-i18next';
import css from './StreamPlayer.module.css';

export interface PlayProblemNoteProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Over a `PlayerFrame`: why nothing plays, and a button to try again. */
export function PlayProblemNote({ text, onRetry }: PlayProblemNoteProps) {
  const { t } = useTranslation('content');
  return (
    <div className={css['problem']}>
      <p className={css['text']} data-announce="">
        {text}
      </p>
      <button className={css['again']} type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
