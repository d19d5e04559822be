import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { seriesQuery } from '#entities/series/seriesQuery.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { isOfSeries, type Series, unitIdOf } from '#entities/series/rules/series.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useTranslation } from 'react-i18next';
import { homePath } from '#domain/address/paths.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { SeriesList } from './SeriesList.tsx';

/** The exhibitions of the series to which this one belongs. */
export default function SeriesScreen() {
  const { t } = useTranslation('series');
  const { query, state } = useSeries();
  if (state === 'unknown') return <WhileUnknown />;
  if (state === 'none') return <NoSeries />;
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      renderHeading={(series) => series === undefined && <PageHeading>{t('title')}</PageHeading>}
      skeleton={<ListSkeleton hasHeading />}
    >
      {(series) => <SeriesList series={series} />}
    </QueryView>
  );
}

/** The row of the exhibition, which names its series, has not come. */
function WhileUnknown() {
  const { t } = useTranslation('series');
  return (
    <QueryView
      query={useExhibitionQuery()}
      failedTitle={t('failed')}
      renderHeading={() => <PageHeading>{t('title')}</PageHeading>}
      skeleton={<ListSkeleton hasHeading />}
      empty={<EmptyState drawing="lost" title={t('missing')} text={t('missingText')} />}
    >
      {() => null}
    </QueryView>
  );
}

function NoSeries() {
  const { t } = useTranslation('series');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <EmptyState
        title={t('alone')}
        action={<LinkButton to={homePath(exhibitionId)}>{t('home')}</LinkButton>}
      />
    </>
  );
}

interface SeriesOfExhibition {
  readonly query: ServerQuery<Series>;
  /** `none`: the exhibition is in no series. `unknown`: its row has not come, and no series that is known names it. */
  readonly state: 'known' | 'none' | 'unknown';
}

/** By the row of the exhibition; without it, as after Back without a network, by the unit in use where that names the exhibition. */
function useSeries(): SeriesOfExhibition {
  const exhibitionId = useExhibitionId();
  const named = useDevice((device) => {
    const row = exhibitionRowOf(device, exhibitionId);
    return row && unitIdOf(row);
  });
  const inUse = useDevice((device) => device.exhibitionUnitId);
  const unitId = named ?? inUse ?? '';
  const query = useServerQuery({ ...seriesQuery(unitId), enabled: unitId !== '' });
  if (named === '') return { query, state: 'none' };
  const isKnown = named !== undefined || (query.data !== undefined && isOfSeries(query.data, exhibitionId));
  return { query, state: isKnown ? 'known' : 'unknown' };
}
