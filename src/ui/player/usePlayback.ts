import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextPlayRetryMs, type PlayProblem, type StreamKind } from '../../domain/live/playProblem.ts';
import { openSource } from './openSource.ts';

export interface PlaybackSettings {
  readonly address: string;
  readonly kind: StreamKind;
  /** In seconds; of a recording. */
  readonly startAt?: number | undefined;
  /** Now and then, when it pauses, and when it is left: seconds, and the length where it is known. */
  readonly onPlace?: ((atSeconds: number, ofSeconds: number) => void) | undefined;
}

/** `isWaiting`: nothing moves yet. `problem` with `isRetrying`: it is being tried again. */
export interface Playback {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly problem: PlayProblem | undefined;
  readonly isRetrying: boolean;
  /** Within the tap of a person. */
  readonly play: () => void;
}

type Phase = 'closed' | 'waiting' | 'playing' | 'failed';

/** A stream of which nothing has come for so long is opened again. */
const stalledMs = 20_000;
const placeEveryMs = 5_000;

/** Opens a stream when asked to, and again after an interruption. Nothing is loaded before. */
export function usePlayback(settings: PlaybackSettings): Playback {
  const { kind } = settings;
  const video = useRef<HTMLVideoElement>(null);
  const source = useSource(video, settings.address);
  const [phase, setPhase] = useState<Phase>('closed');
  const [problem, setProblem] = useState<PlayProblem>();
  /** How often it was opened since it last moved. */
  const [tries, setTries] = useState(0);
  const delayMs = problem && nextPlayRetryMs({ kind, problem, tries });

  const fail = (found: PlayProblem) => {
    source.close(found);
    setProblem(found);
    setPhase('failed');
  };
  const openAgain = (count: number) => {
    setTries(count);
    setPhase('waiting');
    source.open(fail);
  };

  usePlace(video, settings);
  useRetry(phase === 'failed' ? delayMs : undefined, () => openAgain(tries + 1));
  useStall(phase === 'waiting', () => fail('stalled'));
  useMediaEvents(video, {
    onMoving: () => {
      setTries(0);
      setProblem(undefined);
      setPhase('playing');
    },
    onWaiting: () => setPhase((before) => (before === 'playing' ? 'waiting' : before)),
    onPause: () => setPhase((before) => (before === 'waiting' ? 'playing' : before)),
  });
  return {
    video,
    isOpen: phase !== 'closed',
    isWaiting: phase === 'waiting' && problem === undefined,
    problem,
    isRetrying: phase === 'waiting' || delayMs !== undefined,
    play: () => {
      pauseOthers(video.current);
      setProblem(undefined);
      openAgain(0);
    },
  };
}

/** One film of a page is heard. */
function pauseOthers(own: HTMLVideoElement | null): void {
  for (const video of Array.from(document.querySelectorAll('video'))) if (video !== own) video.pause();
}

interface Source {
  readonly open: (onProblem: (problem: PlayProblem) => void) => void;
  readonly close: (because?: PlayProblem) => void;
}

/** What the element plays, one at a time; nothing once it is off the page. */
function useSource(video: RefObject<HTMLVideoElement | null>, address: string): Source {
  const opened = useRef<() => void>(undefined);
  const distrustsEngine = useRef(false);
  const close = (because?: PlayProblem) => {
    opened.current?.();
    opened.current = undefined;
    // What one player cannot play, the other may.
    if (because === 'unsupported') distrustsEngine.current = !distrustsEngine.current;
  };
  const leave = useEffectEvent(() => close());
  useEffect(() => () => leave(), []);
  return {
    open: (onProblem) => {
      close();
      if (video.current === null) return;
      opened.current = openSource({
        video: video.current,
        address,
        distrustsEngine: distrustsEngine.current,
        onProblem,
      });
    },
    close,
  };
}

interface Moving {
  readonly onMoving: () => void;
  readonly onWaiting: () => void;
  readonly onPause: () => void;
}

function useMediaEvents(video: RefObject<HTMLVideoElement | null>, heard: Moving): void {
  const onMoving = useEffectEvent(heard.onMoving);
  const onWaiting = useEffectEvent(heard.onWaiting);
  const onPause = useEffectEvent(heard.onPause);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const events = [
      ['playing', () => onMoving()],
      ['waiting', () => onWaiting()],
      ['pause', () => onPause()],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [video]);
}

/** A network that comes back ends the wait. */
function useRetry(delayMs: number | undefined, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const again = () => retry();
    const timer = setTimeout(again, delayMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [delayMs]);
}

function useStall(isWaiting: boolean, onStall: () => void): void {
  const stall = useEffectEvent(onStall);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => stall(), stalledMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}

/** A recording goes on where it was left, also after a retry. */
function usePlace(
  video: RefObject<HTMLVideoElement | null>,
  { kind, startAt, onPlace }: PlaybackSettings,
): void {
  const place = useRef(startAt ?? 0);
  const tell = useEffectEvent((element: HTMLVideoElement) =>
    onPlace?.(element.currentTime, element.duration),
  );
  useEffect(() => {
    const element = video.current;
    if (element === null || kind === 'live') return undefined;
    let toldAtMs = 0;
    const onMetadata = () => {
      if (place.current > 0) element.currentTime = place.current;
    };
    const onTime = () => {
      place.current = element.currentTime;
      if (Date.now() - toldAtMs < placeEveryMs) return;
      toldAtMs = Date.now();
      tell(element);
    };
    const onPause = () => tell(element);
    element.addEventListener('loadedmetadata', onMetadata);
    element.addEventListener('timeupdate', onTime);
    element.addEventListener('pause', onPause);
    element.addEventListener('ended', onPause);
    return () => {
      element.removeEventListener('loadedmetadata', onMetadata);
      element.removeEventListener('timeupdate', onTime);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('ended', onPause);
    };
  }, [video, kind]);
}
