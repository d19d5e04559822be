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
  /** Nothing else is on the screen: what is waited for is its heading of the first level. */
  readonly isScreen?: boolean;
  readonly stillTryingMs?: number;
  readonly onRetry?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Says that something is coming; after `stillTryingMs` it says that it still tries, and offers a way on. */
export function Waiting(props: WaitingProps) {
  const {
    text,
    lines = 0,
    isScreen = false,
    stillTryingMs = waitingTimes.stillTryingMs,
    onRetry,
    onCancel,
  } = props;
  // The first screen waits too, so these words come with the shell.
  const { t } = useTranslation('shell');
  const [round, setRound] = useState(1);
  const [longRound, setLongRound] = useState(0);
  const isLong = longRound === round;
  const Text = isScreen ? 'h1' : 'p';

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
      {/* The heading of a screen has the focus, which reads it; only what it says later is announced. */}
      <Text
        className={lines > 0 && !isLong ? 'x-hidden' : 'x-waiting__text'}
        tabIndex={isScreen ? -1 : undefined}
        data-announce={isScreen && !isLong ? undefined : ''}
      >
        {isLong ? t('stillWaiting') : (text ?? t('loading'))}
      </Text>
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
