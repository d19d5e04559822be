import { useTranslation } from 'react-i18next';
import { livesPath } from '#domain/address/homePaths.ts';
import { liveState, plannedTimes } from '#entities/live/rules/liveState.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { LiveCard } from '#entities/live/LiveCard.tsx';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { LiveSessionMark } from '#entities/programme/LiveSessionMark.tsx';
import { useSessionsOfLives } from '#entities/programme/useSessionsOfLives.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { streamsQuery } from '../homeQueries.ts';
import css from './LivesNow.module.css';
import { Strip } from './Strip.tsx';

/** What is on air; nothing where nothing is. No place is kept free for it: mostly there is none. */
export function LivesNow() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const { content = [] } = useRememberedQuery('lives', streamsQuery(exhibitionId));
  const nowMs = useFairNow();
  // What the phone remembers may be over.
  const onAir = content.filter((row) => liveState(timesOfLive(row), nowMs) === 'live');
  const sessions = useSessionsOfLives(onAir.map(({ RecordId }) => RecordId));
  if (onAir.length === 0) return null;
  return (
    <Strip title={t('lives')} all={livesPath(exhibitionId)}>
      <ul className={css['cards']}>
        {onAir.map((row) => (
          <li className={css['card']} key={row.RecordId}>
            <LiveCard
              row={row}
              state="live"
              nowMs={nowMs}
              mark={
                <LiveSessionMark
                  sessions={sessions.get(row.RecordId)}
                  startMs={plannedTimes(timesOfLive(row)).startMs}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Strip>
  );
}
