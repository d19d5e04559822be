import { type RefObject, useRef, useState } from 'react';
import { nextPlayRetryMs, type PlayProblem } from '#entities/live/rules/playProblem.ts';
import type { DescribedSound } from './tracks/describedSound.ts';
import { useSource } from './source/useSource.ts';
import { hasMoreLoaded, hasPlayed, pauseOthers, useMediaEvents } from './mediaElement.ts';
import { useNetworkLoss, useRetry, useStall } from './playbackTimers.ts';
import { usePlace, type PlaybackSettings } from './usePlace.ts';

export interface PlayInterruption {
  readonly problem: PlayProblem;
  readonly isRetrying: boolean;
  /** In seconds; undefined where nothing has been seen yet. */
  readonly stoppedAt: number | undefined;
}

export interface Playback {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOpen: boolean;
  /** Nothing moves yet. */
  readonly isWaiting: boolean;
  /** Something of it has come: what it carries is known. */
  readonly isRead: boolean;
  readonly describedSound: DescribedSound | undefined;
  readonly interruption: PlayInterruption | undefined;
  /** Within the tap of a person. */
  readonly play: () => void;
}

type Phase = 'closed' | 'waiting' | 'playing' | 'failed';

/** As long as what was loaded before a failure plays, loading is tried again this often. */
const resumeEveryMs = 3_000;

/** Opens a stream when asked to, and again after an interruption. Nothing is loaded before. */
export function usePlayback(settings: PlaybackSettings): Playback {
  const { kind } = settings;
  const video = useRef<HTMLVideoElement>(null);
  const source = useSource(video, settings.address);
  const place = usePlace(video, settings);
  const [phase, setPhase] = useState<Phase>('closed');
  const [problem, setProblem] = useState<PlayProblem>();
  /** What will stop it once the rest that was loaded has been seen. */
  const [pending, setPending] = useState<PlayProblem>();
  const [stoppedAt, setStoppedAt] = useState<number>();
  /** How often it was opened since it last moved. */
  const [tries, setTries] = useState(0);
  const [isRead, setRead] = useState(false);
  const delayMs = problem && nextPlayRetryMs({ kind, problem, tries });

  const stop = (found: PlayProblem) => {
    if (hasPlayed(video.current)) setStoppedAt(place.current);
    source.close(found);
    setPending(undefined);
    setProblem(navigator.onLine ? found : 'offline');
    setPhase('failed');
  };
  const fail = (found: PlayProblem) => {
    if (hasMoreLoaded(video.current)) setPending(found);
    else stop(found);
  };
  const open = (count: number) => {
    setTries(count);
    setPhase('waiting');
    source.open({ onProblem: fail, onLoaded: () => setPending(undefined) });
  };

  useReopening({ video, phase, problem, delayMs, tries, stop, open });
  useRetry(pending && resumeEveryMs, source.resume);
  useMediaEvents(video, {
    onMoving: () => {
      setTries(0);
      setRead(true);
      setProblem(undefined);
      setPhase('playing');
    },
    onWaiting: () => (pending === undefined ? setPhase(phaseOnWaiting) : stop(pending)),
    onPause: () => setPhase(phaseOnPause),
  });
  return {
    video,
    isOpen: phase !== 'closed',
    isRead,
    describedSound: source.describedSound,
    isWaiting: phase === 'waiting' && problem === undefined,
    interruption: problem && { problem, stoppedAt, isRetrying: phase === 'waiting' || delayMs !== undefined },
    play: () => {
      pauseOthers(video.current);
      setProblem(undefined);
      open(0);
    },
  };
}

const phaseOnWaiting = (before: Phase) => (before === 'playing' ? 'waiting' : before);
const phaseOnPause = (before: Phase) => (before === 'waiting' ? 'playing' : before);

interface Reopening extends Pick<Playback, 'video'> {
  readonly phase: Phase;
  readonly problem: PlayProblem | undefined;
  /** Until the next try after a problem. */
  readonly delayMs: number | undefined;
  readonly tries: number;
  readonly stop: (problem: PlayProblem) => void;
  readonly open: (tries: number) => void;
}

/** What opens a stream again, and what ends a wait in vain. */
function useReopening({ video, phase, problem, delayMs, tries, stop, open }: Reopening): void {
  useRetry(phase === 'failed' ? delayMs : undefined, () => open(tries + 1));
  useStall(phase === 'waiting', () => stop(hasPlayed(video.current) ? 'stalled' : 'slow'));
  useNetworkLoss({
    isWaiting: phase === 'waiting',
    onLost: () => stop('offline'),
    isLost: phase === 'failed' && problem === 'offline',
    onBack: () => open(0),
  });
}
