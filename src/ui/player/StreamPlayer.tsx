import { PlayProblemNote } from './PlayProblemNote.tsx';
import { isAwaited, type StreamKind } from '#entities/live/rules/playProblem.ts';
import { playLength } from '#entities/live/rules/playLength.ts';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { PlaybackSettings } from './usePlace.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PlayCover } from './PlayCover.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { usePlayback, type PlayInterruption } from './usePlayback.ts';
import css from './StreamPlayer.module.css';

export interface StreamPlayerProps extends PlaybackSettings {
  /** What is played. */
  readonly name: string;
  readonly poster: string;
  /** Address of a WebVTT file; '' or undefined for none. */
  readonly captions?: string | undefined;
  /** Where a tap has loaded this player. */
  readonly playsAtOnce?: boolean;
  /** Speed and picture in picture, below a recording. */
  readonly hasTools?: boolean;
}

/** Engines of WeChat play over the whole screen without them. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

const isForeign = (address: string) =>
  address !== '' && new URL(address, location.href).origin !== location.origin;

/** A stream or a file in a frame of 16:9. Before a tap there is its picture, and nothing is loaded. */
export function StreamPlayer(props: StreamPlayerProps) {
  const { name, poster, captions = '', playsAtOnce = false, hasTools = true, ...settings } = props;
  const { t } = useTranslation('content');
  const { video, isOpen, isWaiting, interruption, play } = usePlayback(settings);
  const passesFocus = useRef(playsAtOnce);
  const handleFocus = () => void (passesFocus.current = true);
  const handlePlay = () => {
    handleFocus();
    play();
  };
  const playTapped = useEffectEvent(() => {
    if (playsAtOnce) handlePlay();
  });
  useEffect(() => playTapped(), []);
  const hasControls = (isOpen || playsAtOnce) && interruption === undefined;
  // In the commit that takes the button away: later the focus has gone to another part of the page.
  useLayoutEffect(() => {
    if (!passesFocus.current || !hasControls) return;
    passesFocus.current = false;
    // The button that had it is gone.
    if (document.activeElement === document.body) video.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <PlayerFrame>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- only where the organiser gives some; `FilmText` says where not */}
        <video
          className={css['video']}
          ref={video}
          aria-label={name}
          // Before it plays its button says what there is; the element says that nothing can be played.
          aria-hidden={!hasControls || undefined}
          controls={hasControls}
          playsInline
          preload="none"
          // Captions of another origin are read with its permission only, and then the film too.
          crossOrigin={isForeign(captions) ? 'anonymous' : undefined}
          {...inline}
        >
          {captions !== '' && <track kind="captions" src={captions} label={t('captions')} default />}
        </video>
        {!isOpen && <PlayCover name={name} poster={poster} onPlay={handlePlay} />}
        {isWaiting && <PlayerWaiting />}
        {interruption && (
          <PlayInterruptionNote
            kind={settings.kind}
            interruption={interruption}
            onRetry={handlePlay}
            onFocus={handleFocus}
          />
        )}
      </PlayerFrame>
      {isOpen && hasTools && settings.kind === 'recording' && <PlayerTools findVideo={() => video.current} />}
    </>
  );
}

interface PlayInterruptionNoteProps {
  readonly kind: StreamKind;
  readonly interruption: PlayInterruption;
  readonly onRetry: () => void;
  readonly onFocus: () => void;
}

/** Over a `PlayerFrame`: what has stopped a stream, and a button to try again or to go on. */
function PlayInterruptionNote({ kind, interruption, ...handlers }: PlayInterruptionNoteProps) {
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
