import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { countSigned, type RankedTeam } from '../rules/rankTeams.ts';
import type { Team } from '#entities/team/rules/team.ts';
import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { VirtualRows, type VirtualRowsHandle } from '#ui/list/VirtualRows.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { TeamSearch } from '../TeamSearch.tsx';
import { useTeamSearch } from '../useTeamSearch.ts';
import { languageOf } from '#language/language.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import { MyRow } from './MyRow.tsx';
import { RankingRow } from './RankingRow.tsx';
import { type RankedTeams, type Ranking, useRanking } from './useRanking.ts';
import styles from './ranking.module.css';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export function TeamRanking() {
  const { t } = useTranslation('ranking');
  const exhibitionId = useExhibitionId();
  const ranking = useRanking();
  const { query } = ranking;
  const hasFailed = query.data === undefined && query.error !== null;
  return (
    <div className={styles.screen}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {hasFailed && (
        <LoadFailed title={t('failedTitle')} cause={query.error} onRetry={() => void query.retry()} />
      )}
      {query.data?.length === 0 && (
        <Card>
          <p>{t('none')}</p>
          <LinkButton to={teamsPath(exhibitionId)}>{t('toTeams')}</LinkButton>
        </Card>
      )}
      {/* Render the frame while loading, so that only the rows are left to draw. */}
      {!hasFailed && query.data?.length !== 0 && <Board {...ranking} />}
    </div>
  );
}

const noTeams: RankedTeams = [];
const teamOf = ({ team }: RankedTeam<Team>) => team;
const keyOf = ({ team: { RecordId } }: RankedTeam<Team>) => RecordId;
/** How high a usual row is. */
const estimatedRowRem = 5;
/** And what is above the first. */
const initialOffsetRem = 24;
function Board({ query, mine, movementOf, ...state }: Ranking) {
  const { t, i18n } = useTranslation('ranking');
  const language = languageOf(i18n.language);
  const ranked = query.data ?? noTeams;
  const [isMineHidden, setIsMineHidden] = useState(false);
  const list = useRef<VirtualRowsHandle>(null);
  const search = useTeamSearch(ranked, teamOf);
  const rows = search.found;
  const myAt = useMemo(() => rows.findIndex((row) => mine.indexOf(keyOf(row)) >= 0), [rows, mine]);
  const myRow = rows[myAt];

  const onOpen = useOpening();
  const render = useCallback(
    (row: RankedTeam<Team>) => (
      <RankingRow
        t={t}
        onOpen={onOpen}
        row={row}
        movement={movementOf(row)}
        isMine={mine.indexOf(keyOf(row)) >= 0}
        nameLang={writtenLanguage(row.team.Name, language)}
      />
    ),
    [t, language, onOpen, movementOf, mine],
  );
  const note = useCallback(
    (first: number, last: number) => setIsMineHidden(last >= 0 && (myAt < first || myAt > last)),
    [myAt],
  );

  return (
    <>
      <Head query={query} {...state} />
      <TeamSearch search={search} isReady={query.data !== undefined} />
      <VirtualRows
        rows={rows}
        keyOf={keyOf}
        render={render}
        label={t('list')}
        estimatedRowRem={estimatedRowRem}
        initialOffsetRem={initialOffsetRem}
        onSeen={note}
        ref={list}
      />
      {/* Below the list, which then stands where it stays: its rows are placed once. */}
      {query.data === undefined && (
        <Waiting
          skeleton={<ListSkeleton shape="row" rows={8} />}
          failureReason={query.failureReason}
          onRetry={() => void query.retry()}
        />
      )}
      {myRow !== undefined && isMineHidden && (
        <MyRow row={myRow} movement={movementOf(myRow)} onShow={() => list.current?.show(myAt)} />
      )}
    </>
  );
}

/** One for all rows: a link of the app's own in each would listen to the address a dozen times. */
function useOpening() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      void navigate(event.currentTarget.pathname);
    },
    [navigate],
  );
}

function Head({ query, isLive, comparedToMs }: Omit<Ranking, 'mine' | 'movementOf'>) {
  const { t } = useTranslation('ranking');
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const signed = useMemo(() => countSigned((data ?? noTeams).map(({ team }) => team)), [data]);
  // Only a manual refresh shows the spinner.
  const [isWanted, setIsWanted] = useState(false);
  const time = formatVenueClock(data && dataUpdatedAt);
  const notYet = '–';

  async function update() {
    setIsWanted(true);
    const { error: failure } = await refetch();
    setIsWanted(false);
    // What could not be had is said above the list, where it stays.
    if (failure === null) renderToast(t('refreshed'));
  }

  return (
    <Card>
      <p className={styles.totals}>
        <span>
          <strong>{data === undefined ? notYet : signed}</strong> {t('signedTotal')}
        </span>
        <span>
          <strong>{data?.length ?? notYet}</strong> {t('teamsTotal')}
        </span>
      </p>
      {error !== null && (
        <Notice kind="warn" live>
          {t('stale', { time })}
        </Notice>
      )}
      <div className={styles.fresh}>
        <p>
          {isLive && <LiveSign />}
          {data !== undefined && `${t('updatedAt', { time })} · `}
          {t(isLive ? 'live' : 'everyMinute')}
        </p>
        <Button
          kind="quiet"
          busy={isWanted && isFetching}
          busyText={t('refreshing')}
          onClick={() => void update()}
        >
          {t('refresh')}
        </Button>
      </div>
      <HowItCounts comparedToMs={comparedToMs} />
    </Card>
  );
}

function LiveSign() {
  return (
    <svg className={styles.live} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="3" />
      <path d="M3 3a7 7 0 0 0 0 10M13 3a7 7 0 0 1 0 10" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}

function HowItCounts({ comparedToMs }: Pick<Ranking, 'comparedToMs'>) {
  const { t } = useTranslation('ranking');
  const moment = useMomentText();
  return (
    <details className={styles.how}>
      <summary>{t('how')}</summary>
      <p>{t('howPlaces')}</p>
      <p>{t('howTies')}</p>
      <p>{t('howNotYet')}</p>
      {comparedToMs !== undefined && <p>{t('since', { time: moment(comparedToMs, 'dayTime') })}</p>}
    </details>
  );
}
