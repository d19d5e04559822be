import { PlayProblemNote } from './PlayProblemNote.tsx';
import { isAwaited, type StreamKind } from '#entities/live/rules/playProblem.ts';
import { playLength } from '#entities/live/rules/playLength.ts';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { PlaybackSettings } from './usePlace.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PlayCover } from './PlayCover.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { usePlayback, type PlayInterruption } from './usePlayback.ts';
import { isForeign } from './source/isForeign.ts';
import { isPlaylist } from './source/isPlaylist.ts';
import { chosenTrack } from './tracks/trackChoices.ts';
import { TracksNote } from './tracks/TracksNote.tsx';
import { useCaptions } from './tracks/useCaptions.ts';
import {
  type Description,
  useDescribedSound,
  useDescribedVersion,
  useDescription,
} from './tracks/useDescription.ts';
import css from './StreamPlayer.module.css';

export interface StreamPlayerProps extends PlaybackSettings {
  /** What is played. */
  readonly name: string;
  readonly poster: string;
  /** Address of a WebVTT file; '' or undefined for none. */
  readonly captions?: string | undefined;
  /** Address of a version in which a voice tells what is seen; '' or undefined for none. */
  readonly described?: string | undefined;
  /** Nothing is said in it, so that captions are not missed. */
  readonly isWithoutSpeech?: boolean | undefined;
  /** Where a tap has loaded this player. */
  readonly playsAtOnce?: boolean;
  /** Whether a recording has buttons for its speed and for the picture beside other pages. */
  readonly hasSpeeds?: boolean;
}

/** Engines of WeChat play over the whole screen without them. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };

/** A stream or a file in a frame of 16:9. Before a tap there is its picture, and nothing is loaded. */
export function StreamPlayer(props: StreamPlayerProps) {
  const { name, poster, captions = '', described = '', playsAtOnce = false, hasSpeeds = true } = props;
  const description = useDescription();
  const isOtherVersion = description.isChosen && described !== '';
  const address = isOtherVersion ? described : props.address;
  const playback = usePlayback({ ...props, address });
  const { video, isOpen, isWaiting, interruption, play } = playback;
  useDescribedSound(playback.describedSound, description.isChosen);
  useDescribedVersion(isOtherVersion, () => isOpen && play());
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
        <Film video={video} name={name} captions={captions} hasControls={hasControls} />
        {!isOpen && <PlayCover name={name} poster={poster} onPlay={handlePlay} />}
        {isWaiting && <PlayerWaiting />}
        {interruption && (
          <PlayInterruptionNote
            kind={props.kind}
            interruption={interruption}
            onRetry={handlePlay}
            onFocus={handleFocus}
          />
        )}
      </PlayerFrame>
      <BelowFilm
        video={video}
        isOpen={isOpen}
        isRecording={props.kind === 'recording' && hasSpeeds}
        isKnown={playback.isRead || !isPlaylist(address)}
        hasCaptionsFile={captions !== ''}
        isWithoutSpeech={props.isWithoutSpeech === true}
        description={described !== '' || playback.describedSound !== undefined ? description : undefined}
      />
    </>
  );
}

interface FilmProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly name: string;
  readonly captions: string;
  readonly hasControls: boolean;
}

function Film({ video, name, captions, hasControls }: FilmProps) {
  const { t } = useTranslation('content');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- only where the maker gives some; `TracksNote` says where not */}
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
        {captions !== '' && (
          <track
            kind="captions"
            src={captions}
            label={t('captions')}
            default={chosenTrack('captions') !== false}
          />
        )}
      </video>
    </>
  );
}

interface BelowFilmProps extends Pick<FilmProps, 'video'> {
  readonly isOpen: boolean;
  readonly isRecording: boolean;
  /** Which tracks it has. */
  readonly isKnown: boolean;
  readonly hasCaptionsFile: boolean;
  readonly isWithoutSpeech: boolean;
  /** Undefined where it has none. */
  readonly description: Description | undefined;
}

function BelowFilm({ video, isOpen, isRecording, isKnown, ...film }: BelowFilmProps) {
  const { i18n } = useTranslation('content');
  const captions = useCaptions(video, i18n.language);
  const { description, isWithoutSpeech } = film;
  const hasCaptions = captions.areThere || film.hasCaptionsFile;
  return (
    <>
      {isOpen && (
        <PlayerTools
          findVideo={() => video.current}
          isRecording={isRecording}
          captions={captions.areThere ? captions : undefined}
          description={description}
        />
      )}
      {isKnown && !hasCaptions && (
        <TracksNote isWithoutSpeech={isWithoutSpeech} hasDescription={description !== undefined} />
      )}
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
