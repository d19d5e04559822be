import { useTranslation } from 'react-i18next';
import { conferencesPath } from '#domain/address/homePaths.ts';
import type { HomeMood } from '#domain/exhibition/homeModules.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { liveState } from '#entities/live/rules/liveState.ts';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { happeningAt } from '#entities/programme/rules/agenda/happeningAt.ts';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { entryOfLive } from '#entities/programme/schedule/entryOfLive.ts';
import { useSessionsOfLives } from '#entities/programme/useSessionsOfLives.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { PartSkeleton } from '../home/PartSkeleton.tsx';
import { Strip, StripCards } from '../home/Strip.tsx';
import { streamsQuery } from '../homeQueries.ts';
import css from './HappeningRail.module.css';
import { happeningQuery } from './happeningQuery.ts';

const mostShown = 10;
const titles = { now: 'happening', later: 'comingUp', coming: 'firstSessions' } as const;

/** What is on at the fair in this hour: sessions, lives, what exhibitors do; else what begins next. As high where nothing is on. */
export function HappeningRail({ mood }: { readonly mood: HomeMood }) {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const query = happeningQuery(exhibitionId, mood);
  const { content: planned = [], isAwaited } = useRememberedQuery(`happening.${mood}`, query);
  const lives = useLivesOnAir(mood, nowMs);
  if (isAwaited) return <PartSkeleton shape="happening" />;
  const { when, entries } = happeningAt([...lives, ...planned], nowMs, mostShown);
  if (entries.length === 0 && mood !== 'during') return null;
  return (
    <Strip title={t(titles[entries.length === 0 ? 'now' : when])} all={conferencesPath(exhibitionId)}>
      {entries.length === 0 && <p className={css['none']}>{t('nothingOn')}</p>}
      {entries.length > 0 && (
        <StripCards>
          {entries.map((entry) => (
            <li className={css['card']} key={`${entry.kind} ${entry.id}`}>
              <HappeningCard entry={entry} isNow={when === 'now'} />
            </li>
          ))}
        </StripCards>
      )}
    </Strip>
  );
}

/** Before the fair they have a part of the home to themselves. */
function useLivesOnAir(mood: HomeMood, nowMs: number): readonly TimedEntry[] {
  const exhibitionId = useExhibitionId();
  const { content = [] } = useRememberedQuery('lives', streamsQuery(exhibitionId));
  const onAir =
    mood === 'during' ? content.filter((row) => liveState(timesOfLive(row), nowMs) === 'live') : [];
  const sessions = useSessionsOfLives(onAir.map(({ RecordId }) => RecordId));
  return onAir
    .map((row) => entryOfLive(exhibitionId, row, sessions.get(row.RecordId)))
    .filter((entry): entry is TimedEntry => entry !== undefined);
}

function HappeningCard({ entry, isNow }: { readonly entry: TimedEntry; readonly isNow: boolean }) {
  const { t, i18n } = useTranslation('exhibitionHome');
  const language = languageOf(i18n.language);
  const { title, placeName, kind, startMs, endMs, path } = entry;
  const place = localize(placeName, language);
  return (
    <AppLink className={css['link']} to={path}>
      <span className={css['when']}>
        {formatVenueSpan(startMs, endMs, language, isNow ? 'time' : 'nearTime')}
      </span>
      <span className={css['title']} lang={otherLanguage(title, language)}>
        {localize(title, language)}
      </span>
      <span className={css['note']}>
        {kind === 'live' || kind === 'promotion' ? t(`kind_${kind}`) : t('kind_conference')}
        {place !== '' && (
          <>
            {' · '}
            <span lang={otherLanguage(placeName, language)}>{place}</span>
          </>
        )}
      </span>
      <ChangeMark entry={entry} />
    </AppLink>
  );
}
