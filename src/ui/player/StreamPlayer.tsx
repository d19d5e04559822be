import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StreamKind } from '../../domain/live/playProblem.ts';
import { PlayCover } from './PlayCover.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { PlayProblemNote } from './PlayProblemNote.tsx';
import { type PlaybackSettings, usePlayback } from './usePlayback.ts';
import css from './StreamPlayer.module.css';

export interface StreamPlayerProps extends PlaybackSettings {
  /** What is played. */
  readonly name: string;
  readonly poster: string;
  /** Where a tap has loaded this player. */
  readonly playsAtOnce?: boolean;
  /** Speed and picture in picture, below a recording. */
  readonly hasTools?: boolean;
}

/** Engines of WeChat play over the whole screen without them. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

/** A stream or a file in a frame of 16:9. Before a tap there is its picture, and nothing is loaded. */
export function StreamPlayer(props: StreamPlayerProps) {
  const { name, poster, playsAtOnce = false, hasTools = true, ...settings } = props;
  const { t } = useTranslation('content');
  const { video, isOpen, isWaiting, problem, isRetrying, play } = usePlayback(settings);
  const playTapped = useEffectEvent(() => {
    if (!playsAtOnce) return;
    play();
    // The button that had it is gone.
    video.current?.focus({ preventScroll: true });
  });
  useEffect(() => playTapped(), []);
  return (
    <>
      <PlayerFrame>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- organisers give no captions for what they stream */}
        <video
          className={css['video']}
          ref={video}
          aria-label={name}
          controls={(isOpen || playsAtOnce) && problem === undefined}
          playsInline
          preload="none"
          {...inline}
        />
        {!isOpen && <PlayCover name={name} poster={poster} onPlay={play} />}
        {isWaiting && <PlayerWaiting />}
        {problem !== undefined && (
          <PlayProblemNote
            text={isRetrying ? t(retryText(settings.kind)) : t(`playFailed_${problem}`)}
            onRetry={play}
          />
        )}
      </PlayerFrame>
      {isOpen && hasTools && settings.kind === 'recording' && <PlayerTools findVideo={() => video.current} />}
    </>
  );
}

const retryText = (kind: StreamKind) => (kind === 'live' ? 'playReconnecting' : 'playRetrying');
