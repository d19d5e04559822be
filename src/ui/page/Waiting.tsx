import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { stillTryingKey } from '#language/problemKey.ts';
import { Button } from '../controls/Button.tsx';
import { Shimmer } from '../states/Shimmer.tsx';
import styles from './waiting.module.css';

export interface WaitingProps {
  /** What is being waited for, e.g. "loading the exhibition". */
  readonly text?: string;
  /** Lines of a grey placeholder instead of the turning sign. */
  readonly lines?: number;
  /** The same in the shape of what comes. */
  readonly skeleton?: ReactNode;
  /** Nothing else is on the screen: what is waited for is its heading of the first level. */
  readonly isScreen?: boolean;
  readonly stillTryingMs?: number;
  /** The latest failed attempt of what is still being tried; null and undefined where none has failed. */
  readonly failureReason?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Says that something is coming; after a failed attempt, or `stillTryingMs`, that it is still being tried, and offers to start over. */
export function Waiting(props: WaitingProps) {
  const {
    text,
    lines = 0,
    skeleton = lines > 0 && <Bars lines={lines} />,
    isScreen = false,
    stillTryingMs = waitingTimes.stillTryingMs,
    failureReason,
    onRetry,
    onCancel,
  } = props;
  // The first screen waits too, so these words come with the shell.
  const { t } = useTranslation('shell');
  const [round, setRound] = useState(1);
  const [longRound, setLongRound] = useState(0);
  const hasFailed = failureReason !== null && failureReason !== undefined;
  const isLong = hasFailed || longRound === round;
  const longText = hasFailed ? t(stillTryingKey(failureReason)) : t('stillWaiting');
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
    <div className={styles.root}>
      {!skeleton && <span className={styles.spinner} aria-hidden="true" />}
      {/* The heading of a screen has the focus, which reads it; only what it says later is announced. */}
      <Text
        className={skeleton && !isLong ? 'x-hidden' : styles.text}
        tabIndex={isScreen ? -1 : undefined}
        data-announce={isScreen && !isLong ? undefined : ''}
      >
        {isLong ? longText : (text ?? t('loading'))}
      </Text>
      {isLong && <WaitingActions onRetry={onRetry && retry} onCancel={onCancel} />}
      {skeleton && (
        <div className={styles.skeleton} aria-hidden="true">
          {skeleton}
        </div>
      )}
    </div>
  );
}

function WaitingActions({ onRetry, onCancel }: Pick<WaitingProps, 'onRetry' | 'onCancel'>) {
  const { t } = useTranslation('shell');
  if (!onRetry && !onCancel) return null;
  return (
    <div className={styles.actions}>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onCancel && (
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}

const Bars = ({ lines }: { readonly lines: number }) => (
  <Shimmer>
    {Array.from({ length: lines }, (_, line) => (
      <span className={styles.bar} key={line} />
    ))}
  </Shimmer>
);
