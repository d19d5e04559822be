import { useTranslation } from 'react-i18next';
import type { StreamKind } from '../../domain/live/playProblem.ts';
import { Icon } from '../icons/Icon.tsx';
import { StoredImage } from '../media/StoredImage.tsx';
import { PlayerTools } from './PlayerTools.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { type PlaybackSettings, usePlayback } from './usePlayback.ts';
import { savesData } from './savesData.ts';
import css from './StreamPlayer.module.css';

export interface StreamPlayerProps extends PlaybackSettings {
  /** What is played. */
  readonly name: string;
  readonly poster: string;
}

/** Engines of WeChat play over the whole screen without them. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true' };
const posterSize = { width: 640, height: 360 };

/** A stream or a file in a frame of 16:9. Before a tap there is its picture, and nothing is loaded. */
export function StreamPlayer({ name, poster, ...settings }: StreamPlayerProps) {
  const { t } = useTranslation('content');
  const { video, isOpen, isWaiting, problem, isRetrying, play } = usePlayback(settings);
  return (
    <>
      <PlayerFrame>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- organisers give no captions for what they stream */}
        <video
          className={css['video']}
          ref={video}
          aria-label={name}
          controls={isOpen && problem === undefined}
          playsInline
          preload="none"
          {...inline}
        />
        {!isOpen && (
          <button className={css['cover']} type="button" aria-label={t('playOf', { name })} onClick={play}>
            {poster !== '' && (
              <StoredImage className={css['poster']} src={poster} alt="" {...posterSize} isFirst />
            )}
            <span className={css['play']}>
              <Icon name="play" sizeRem={2} />
            </span>
            {savesData() && <span className={css['note']}>{t('playSavesData')}</span>}
          </button>
        )}
        {isWaiting && <span className={css['waiting']} aria-hidden="true" />}
        {problem !== undefined && (
          <div className={css['problem']}>
            <p className={css['text']} data-announce="">
              {isRetrying ? t(retryText(settings.kind)) : t(`playFailed_${problem}`)}
            </p>
            <button className={css['again']} type="button" onClick={play}>
              {t('retry')}
            </button>
          </div>
        )}
      </PlayerFrame>
      {isOpen && settings.kind === 'recording' && <PlayerTools findVideo={() => video.current} />}
    </>
  );
}

const retryText = (kind: StreamKind) => (kind === 'live' ? 'playReconnecting' : 'playRetrying');
