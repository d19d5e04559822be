import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { liveGroups, orderLives, shownGroup } from '#entities/live/rules/orderLives.ts';
import { Adverts } from '#entities/advert/Adverts.tsx';
import { plannedTimes } from '#entities/live/rules/liveState.ts';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { LiveCard } from '#entities/live/LiveCard.tsx';
import { hostNamesQuery, livesQuery } from '#entities/live/liveQueries.ts';
import { type LiveRow, timesOfLive } from '#entities/live/liveRow.ts';
import { LiveSessionMark } from '#entities/programme/LiveSessionMark.tsx';
import { useSessionsOfLives } from '#entities/programme/useSessionsOfLives.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyLives } from '#ui/states/scenes/emptyLives.tsx';
import { FilmedLinks } from './FilmedLinks.tsx';
import css from './LiveListScreen.module.css';

export default function LiveListScreen() {
  const id = useExhibitionId();
  return <LiveList key={id} />;
}

/** The choice of a state, and the streams. */
const LivesSkeleton = () => (
  <>
    <div className={css['states']} />
    <ListSkeleton shape="film" />
  </>
);

function LiveList() {
  const { t } = useTranslation('live');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(livesQuery(exhibitionId));
  const isKept = usePagePlace();
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      <PullToRefresh onRefresh={query.retry}>
        <div data-in-place={isKept ? '' : undefined}>
          <QueryView
            isScreen
            query={query}
            failedTitle={t('listFailed')}
            skeleton={<LivesSkeleton />}
            isEmpty={(rows) => rows.length === 0}
            empty={<EmptyState scene={emptyLives} title={t('none')} text={t('noneText')} />}
          >
            {(rows) => <Groups rows={rows} />}
          </QueryView>
          <FilmedLinks />
          <Adverts slot="lives" />
        </div>
      </PullToRefresh>
    </>
  );
}

interface GroupsProps {
  readonly rows: readonly LiveRow[];
}

/** A live begins and ends by the clock, also while the server is not asked. */
const lookAgainMs = 10_000;

function Groups({ rows }: GroupsProps) {
  const { t } = useTranslation('live');
  const nowMs = useFairNow(lookAgainMs);
  const groups = useMemo(() => orderLives(rows, timesOfLive, nowMs), [rows, nowMs]);
  const hostOf = useHosts(rows);
  const sessions = useSessionsOfLives(toCome(groups));
  const { params, ask } = useAskedAddress();
  const group = shownGroup(params.get('state'), groups);
  const choose = (state: string) => ask({ state });
  return (
    <>
      <SegmentedControl
        legend={t('states')}
        name="live-state"
        options={liveGroups.map((key) => ({ key, text: t(`group_${key}`, { number: groups[key].length }) }))}
        chosen={group}
        onChoose={choose}
      />
      {groups[group].length === 0 ? (
        <EmptyState scene={emptyLives} title={t(`none_${group}`)} text={t(`noneText_${group}`)} />
      ) : (
        <ul className={css['cards']}>
          {groups[group].map(({ row, state }) => (
            <li key={row.RecordId}>
              <LiveCard
                row={row}
                state={state}
                {...faceOf(hostOf(row.ExhibitorId))}
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
      )}
    </>
  );
}

/** Ids of what is on air or announced: of what is over nothing can change any more. */
const toCome = ({ live, preview }: ReturnType<typeof orderLives<LiveRow>>) =>
  [...live, ...preview].map(({ row }) => row.RecordId);

function useHosts(rows: readonly LiveRow[]) {
  const exhibitionId = useExhibitionId();
  const ids = useMemo(() => {
    const all = rows.map(({ ExhibitorId }) => ExhibitorId).filter((id) => id !== '');
    return Array.from(new Set(all)).sort();
  }, [rows]);
  const { data } = useServerQuery({ ...hostNamesQuery(exhibitionId, ids), enabled: ids.length > 0 });
  return (exhibitorId: string) => data?.find(({ id }) => id === exhibitorId);
}

/** Who broadcasts and where their booth is. */
const faceOf = (host: ReturnType<ReturnType<typeof useHosts>>) =>
  host && {
    host: host.name,
    plate: <BoothPlate boothNo={host.boothNo} hallId={host.hallId} size={44} />,
  };
