import { useTranslation } from 'react-i18next';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { SearchLink } from '#entities/search/SearchLink.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { HallCard } from './HallCard.tsx';
import { shownInHallsQuery } from './shownInHallsQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';

export default function HallsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitors');
  const query = useServerQuery(hallsQuery(id));
  const faces = useServerQuery(shownInHallsQuery(id));
  const signs = useHallSigns();
  return (
    <>
      <SearchLink />
      <BarHeading>{t('halls')}</BarHeading>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('hallsFailed')}
        skeleton={<ListSkeleton shape="row" />}
        empty={<EmptyState title={t('hallsNone')} text={t('hallsNoneText')} />}
      >
        {(halls) =>
          halls.map((hall) => (
            <HallCard
              key={hall.RecordId}
              hall={hall}
              sign={signs.of(hall.RecordId)}
              faces={faces.data ?? []}
            />
          ))
        }
      </QueryView>
    </>
  );
}
