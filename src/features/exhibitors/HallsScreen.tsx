import { useTranslation } from 'react-i18next';
import { hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { countQuery } from '#flows/content/listQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { SearchLink } from '#entities/search/SearchLink.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { hallPlan } from './exhibitorPlans.ts';

const everything = { search: '', filters: {}, sort: undefined };

export default function HallsScreen() {
  const id = useExhibitionId();
  const { t, i18n } = useTranslation('exhibitors');
  const language = languageOf(i18n.language);
  const query = useServerQuery(hallsQuery(id));
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
        {(halls) => (
          <CellGroup>
            {halls.map(({ RecordId, Name, NameEn }) => (
              <Cell
                key={RecordId}
                to={hallPath(id, RecordId)}
                picture={<HallSign hall={signs.of(RecordId)} size={44} isSaidBeside />}
                title={organiserText({ zh: Name, en: NameEn }, language)}
                value={<ExhibitorCount hallId={RecordId} />}
              />
            ))}
          </CellGroup>
        )}
      </QueryView>
    </>
  );
}

/** Empty until it is known; a hall is opened without it too. */
function ExhibitorCount({ hallId }: { readonly hallId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(countQuery(hallPlan(exhibitionId, hallId), everything));
  return data === undefined || data === null ? null : t('inHall', { count: data });
}
