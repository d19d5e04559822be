import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import type { MineParts } from '../center/mineParts.ts';
import { useCorrection } from './useCorrection.ts';
import styles from './review.module.css';

/** The one thing to do about a declined registration. */
export function CorrectButton(parts: MineParts) {
  const { t } = useTranslation('shell');
  const { text, notes, isBusy, isLoading, start } = useCorrection(parts);
  return (
    <>
      <Button busy={isBusy || isLoading} busyText={t('loading')} onClick={() => void start()}>
        {text}
      </Button>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
