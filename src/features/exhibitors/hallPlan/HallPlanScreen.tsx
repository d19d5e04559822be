import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { nameOf, namedOptions } from '#flows/content/namedOptions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { hallBoothsQuery } from '../hallBoothsQuery.ts';
import { KnownHall } from '../KnownHall.tsx';
import { HallChoice } from './HallChoice.tsx';
import { HallPlan } from './HallPlan.tsx';

const noHalls: readonly never[] = [];

/** A plan of one hall, drawn from the numbers of its booths; `?booth=` names the exhibitor in its middle. */
export default function HallPlanScreen() {
  return <KnownHall>{(hallId) => <Plan key={hallId} hallId={hallId} />}</KnownHall>;
}

function Plan({ hallId }: { readonly hallId: string }) {
  const { t, i18n } = useTranslation(['hallPlan', 'exhibitors']);
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const halls = useServerQuery(hallsQuery(exhibitionId)).data ?? noHalls;
  const query = useServerQuery(hallBoothsQuery(exhibitionId, hallId));
  const options = namedOptions(halls, languageOf(i18n.language));
  const hall = nameOf(options, hallId) || t('exhibitors:hall');
  return (
    <>
      <PageHeading>{t('title', { hall })}</PageHeading>
      {options.length > 1 && (
        <HallChoice
          options={options}
          hallId={hallId}
          onChoose={(id) => void navigate(hallPlanPath(exhibitionId, id), { replace: true })}
        />
      )}
      <QueryView
        isScreen
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={<EmptyState title={t('exhibitors:hallNone')} text={t('exhibitors:noneText')} />}
      >
        {(stands) => <HallPlan hallId={hallId} hall={hall} halls={halls} stands={stands} />}
      </QueryView>
      <LinkButton kind="quiet" to={hallPath(exhibitionId, hallId)}>
        {t('toHall')}
      </LinkButton>
    </>
  );
}
