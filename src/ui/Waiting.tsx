import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingTimes } from '../domain/waitingTimes.ts';
import { Button } from './Button.tsx';
import './waiting.css';

export interface WaitingProps {
  /** What is being waited for, e.g. "loading the exhibition". */
  readonly text?: string;
  /** Lines of a grey placeholder instead of the turning sign. */
  readonly lines?: number;
  readonly stillTryingMs?: number;
  readonly onRetry?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Says that something is coming; after `stillTryingMs` it says that it still tries, and offers a way on. */
export function Waiting(props: WaitingProps) {
  const { text, lines = 0, stillTryingMs = waitingTimes.stillTryingMs, onRetry, onCancel } = props;
  // The first screen waits too, so these words come with the shell.
  const { t } = useTranslation('shell');
  const [round, setRound] = useState(1);
  const [longRound, setLongRound] = useState(0);
  const isLong = longRound === round;

  useEffect(() => {
    const timer = setTimeout(() => setLongRound(round), stillTryingMs);
    return () => clearTimeout(timer);
  }, [round, stillTryingMs]);

  function retry() {
    setRound(round + 1);
    onRetry?.();
  }

  return (
    <div className="x-waiting">
      {lines === 0 && <span className="x-waiting__spinner" aria-hidden="true" />}
      {lines > 0 && (
        <div aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <span className="x-waiting__bar" key={line} />
          ))}
        </div>
      )}
      <output className={lines > 0 && !isLong ? 'x-hidden' : 'x-waiting__text'} aria-live="polite">
        {isLong ? t('stillTrying') : (text ?? t('loading'))}
      </output>
      {isLong && (onRetry || onCancel) && (
        <div className="x-waiting__actions">
          {onRetry && (
            <Button kind="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          {onCancel && (
            <Button kind="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
