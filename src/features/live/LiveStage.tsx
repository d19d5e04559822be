import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveState } from '#entities/live/rules/liveState.ts';
import { plannedTimes } from '#entities/live/rules/liveState.ts';
import { findWatchPlace, saveWatchPlace } from '#entities/live/watchPlaces.ts';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { FilmText } from '#ui/player/FilmText.tsx';
import { PlayerFrame } from '#ui/player/PlayerFrame.tsx';
import { StreamPlayer } from '#ui/player/StreamPlayer.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import type { LiveRoomRow } from './useLive.ts';
import css from './LiveStage.module.css';

export interface LiveStageProps {
  readonly row: LiveRoomRow;
  readonly name: string;
  readonly state: LiveState;
}

/** What is on the stage: the broadcast, how long until it begins, the recording, or why there is nothing. */
export function LiveStage({ row, name, state }: LiveStageProps) {
  const { t } = useTranslation('live');
  const address = state === 'replay' ? row.ReplayUrl : row.StreamUrl;
  if (state === 'live' && address !== '')
    return <StreamPlayer name={name} poster={row.Cover} address={address} kind="live" />;
  if (state === 'replay') return <Recording row={row} name={name} />;
  const { startMs } = plannedTimes(timesOfLive(row));
  return (
    <PlayerFrame>
      {row.Cover !== '' && (
        <StoredImage className={css['picture']} src={row.Cover} alt="" width={640} height={360} isFirst />
      )}
      <div className={css['words']}>
        {state === 'over' && <p className={css['line']}>{t('overText')}</p>}
        {state === 'live' && <p className={css['line']}>{t('noPicture')}</p>}
        {state === 'preview' && startMs === undefined && <p className={css['line']}>{t('noTime')}</p>}
        {state === 'preview' && startMs !== undefined && (
          <>
            <p className={css['line']}>{t('startsIn')}</p>
            <p className={css['countdown']}>
              <Countdown untilMs={startMs} label={t('startsIn')} nowMs={fairNowMs} />
            </p>
          </>
        )}
      </div>
    </PlayerFrame>
  );
}

/** Goes on where it was left on this phone. */
function Recording({ row, name }: Omit<LiveStageProps, 'state'>) {
  const [startAt] = useState(() => findWatchPlace(row.RecordId));
  return (
    <StreamPlayer
      name={name}
      poster={row.Cover}
      address={row.ReplayUrl}
      captions={row.CaptionsUrl}
      described={row.DescribedUrl}
      isWithoutSpeech={row.HasNoSpeech}
      kind="recording"
      startAt={startAt}
      onPlace={(seconds, ofSeconds) => saveWatchPlace(row.RecordId, seconds, ofSeconds)}
    />
  );
}

/** What stands for the sound and the picture on the stage. */
export function StageText({ row, state }: Pick<LiveStageProps, 'row' | 'state'>) {
  const isOnAir = state === 'live' && row.StreamUrl !== '';
  if (!isOnAir && state !== 'replay') return null;
  // File and transcript are of the recording.
  return (
    <FilmText
      captions={isOnAir ? '' : row.CaptionsUrl}
      summary={{ zh: row.Summary, en: row.SummaryEn }}
      transcript={isOnAir ? { zh: '', en: '' } : { zh: row.Transcript, en: row.TranscriptEn }}
    />
  );
}
