import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useTranslation } from 'react-i18next';
import { hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { nameOf } from '#flows/content/namedOptions.ts';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { HeadLink, HeadToggle } from '#ui/list/head/HeadChips.tsx';
import { hallPlan } from './exhibitorPlans.ts';
import { useExhibitorRow } from './list/useExhibitorRow.tsx';
import { KnownHall } from './KnownHall.tsx';
import { useNamed } from './useNamed.ts';
import { BoothGrid } from './BoothGrid.tsx';

export default function HallScreen() {
  return <KnownHall>{(hallId) => <Hall key={hallId} hallId={hallId} />}</KnownHall>;
}

function Hall({ hallId }: { readonly hallId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const query = useListQuery(hallPlan(exhibitionId, hallId));
  const named = useNamed();
  const { halls, kinds } = named;
  const renderRow = useExhibitorRow(named, query.rows.data, true);
  const [view, setView] = useHallView();
  const title = nameOf(halls, hallId) || t('hall');
  return (
    <ListScreen
      title={title}
      links={
        <>
          <HeadToggle
            isPressed={view === 'booths'}
            onPress={() => setView(view === 'list' ? 'booths' : 'list')}
          >
            {t('viewBooths')}
          </HeadToggle>
          <HeadLink icon="place" to={hallPlanPath(exhibitionId, hallId)}>
            {t('plan')}
          </HeadLink>
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
      rowRem={7.75}
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
