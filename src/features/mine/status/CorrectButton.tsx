import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import type { MineParts } from '../center/mineParts.ts';
import { useCorrection } from './useCorrection.ts';
import styles from './review.module.css';

export interface CorrectButtonProps {
  readonly parts: MineParts;
  /** Opens the form at the proof that is missing: possible after the end of registration too, as it is due later. */
  readonly isForProof?: boolean;
}

/** The way into the form of a stored registration, and what the visitor has to know before. */
export function CorrectButton({ parts, isForProof = false }: CorrectButtonProps) {
  const { t } = useTranslation(['mine', 'shell']);
  const { text, notes, isBusy, isLoading, start, handIn } = useCorrection(parts);
  return (
    <>
      <Button
        busy={isBusy || isLoading}
        busyText={t('loading', { ns: 'shell' })}
        onClick={() => void (isForProof ? handIn() : start())}
      >
        {isForProof ? t('handInProof') : text}
      </Button>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </>
  );
}
