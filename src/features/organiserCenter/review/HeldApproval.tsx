import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import css from './ReviewCard.module.css';

interface HeldApprovalProps {
  /** Whose it is. */
  readonly name: string;
  /** Until when it can be undone; epoch milliseconds. */
  readonly untilMs: number;
  readonly onUndo: () => void;
}

/** An approval that is not sent yet, in the place of the two decisions. */
export function HeldApproval({ name, untilMs, onUndo }: HeldApprovalProps) {
  const { t } = useTranslation('organiserDecides');
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className={css['note']}>
        {t('heldOne', { name })} <Countdown untilMs={untilMs} label={t('undoLeft')} />
      </p>
      <div className={css['answers']}>
        <Button kind="secondary" ref={undo} aria-label={t('undoOf', { name })} onClick={onUndo}>
          {t('undo')}
        </Button>
      </div>
    </>
  );
}
