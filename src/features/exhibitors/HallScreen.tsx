import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { nameOf } from '#flows/content/namedOptions.ts';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { hallPlan } from './exhibitorPlans.ts';
import { useExhibitorRow } from './list/useExhibitorRow.tsx';
import { useNamed } from './useNamed.ts';
import { BoothGrid } from './BoothGrid.tsx';

export default function HallScreen() {
  const id = useExhibitionId();
  const { hallId = '' } = useParams();
  const halls = useServerQuery(hallsQuery(id)).data;
  const isGone = !isRecordId(hallId) || halls?.every(({ RecordId }) => RecordId !== hallId);
  return isGone ? <HallGone /> : <Hall key={hallId} hallId={hallId} />;
}

function HallGone() {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  return (
    <>
      <PageHeading>{t('hall')}</PageHeading>
      <EmptyState
        title={t('hallGone')}
        text={t('hallGoneText')}
        action={<LinkButton to={hallsPath(exhibitionId)}>{t('toHalls')}</LinkButton>}
      />
    </>
  );
}

function Hall({ hallId }: { readonly hallId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const query = useListQuery(hallPlan(exhibitionId, hallId));
  const named = useNamed();
  const { halls, kinds } = named;
  const renderRow = useExhibitorRow(named, true);
  const [view, setView] = useHallView();
  const title = nameOf(halls, hallId) || t('hall');
  return (
    <ListScreen
      title={title}
      above={
        <>
          <SegmentedControl
            legend={t('hallView')}
            name="view"
            options={[
              { key: 'list', text: t('viewList') },
              { key: 'booths', text: t('viewBooths') },
            ]}
            chosen={view}
            onChoose={setView}
          />
          <LinkButton kind="quiet" to={hallPlanPath(exhibitionId, hallId)}>
            {t('plan')}
          </LinkButton>
        </>
      }
      instead={view === 'booths' && <BoothGrid hallId={hallId} title={title} />}
      query={query}
      renderRow={renderRow}
      search={t('hallSearch')}
      filters={[{ key: 'kind', label: t('kind'), options: kinds, isAwaited: named.areKindsAwaited }]}
      sorts={[
        { key: 'booth', label: t('sortBooth') },
        { key: 'recommended', label: t('sortRecommended') },
        { key: 'popular', label: t('sortPopular') },
      ]}
      countText={(count) => t('count', { count })}
      failedTitle={t('hallFailed')}
      empty={{ title: t('hallNone'), text: t('noneText') }}
      rowRem={8}
    />
  );
}

type HallView = 'list' | 'booths';

/** How a hall is shown: kept in the address, for Back and a reload. */
function useHallView(): readonly [HallView, (view: HallView) => void] {
  const { params, ask } = useAskedAddress();
  const choose = (view: HallView) => ask({ view: view === 'list' ? '' : view });
  return [params.get('view') === 'booths' ? 'booths' : 'list', choose];
}
