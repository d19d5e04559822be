import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { playLength } from '#entities/live/rules/playLength.ts';
import { isAwaited, type StreamKind } from '#entities/live/rules/playProblem.ts';
import { PlayProblemNote } from './PlayProblemNote.tsx';
import type { PlayInterruption } from './usePlayback.ts';

export interface PlayInterruptionNoteProps {
  readonly kind: StreamKind;
  readonly interruption: PlayInterruption;
  readonly onRetry: () => void;
  readonly onFocus: () => void;
}

/** Over a `PlayerFrame`: what has stopped a stream, and a button to try again or to go on. */
export function PlayInterruptionNote({ kind, interruption, ...handlers }: PlayInterruptionNoteProps) {
  const { t } = useTranslation('content');
  const { problem, isRetrying, stoppedAt } = interruption;
  const goesOn = !isRetrying && problem !== 'offline' && playLength(stoppedAt) !== '';
  return (
    <PlayProblemNote
      text={isRetrying ? t(retryText(kind, interruption)) : failureText(t, kind, interruption)}
      action={goesOn ? t('playGoOn') : undefined}
      {...handlers}
    />
  );
}

function retryText(kind: StreamKind, { problem, stoppedAt }: PlayInterruption) {
  if (kind === 'live' && stoppedAt !== undefined) return 'playReconnecting';
  if (kind === 'live' && isAwaited(problem)) return 'playNoSignal';
  return stoppedAt === undefined ? 'playRetrying' : 'playStoppedRetrying';
}

function failureText(t: TFunction<'content'>, kind: StreamKind, { problem, stoppedAt }: PlayInterruption) {
  if (problem === 'offline') return t('playFailed_offline');
  const time = kind === 'live' ? '' : playLength(stoppedAt);
  if (time !== '') return t('playStopped', { time });
  return t(`playFailed_${kind === 'live' && problem === 'notFound' ? 'noSignal' : problem}`);
}
