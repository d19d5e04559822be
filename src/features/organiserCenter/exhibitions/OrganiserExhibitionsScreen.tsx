import { useTranslation } from 'react-i18next';
import { organiserExhibitionsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { OrganiserLogins } from '#entities/organiser/rules/organiser.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LogInCard } from '../LogInCard.tsx';
import { ownExhibitionsQuery } from '../queries/exhibitionQueries.ts';
import { useOrganiserLogins } from '../useOrganiserLogins.ts';
import { ExhibitionList } from './ExhibitionList.tsx';

/** The exhibitions of an organiser or of an administrator's tenant, to switch between them. */
export default function OrganiserExhibitionsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  const logins = useOrganiserLogins();
  if (logins !== undefined) return <Exhibitions logins={logins} />;
  return (
    <>
      <PageHeading>{t('exhibitionsTitle')}</PageHeading>
      <LogInCard
        back={organiserExhibitionsPath(id)}
        title={t('organisersOnly')}
        text={t('organisersOnlyText')}
      />
    </>
  );
}

interface ExhibitionsProps {
  readonly logins: OrganiserLogins;
}

function Exhibitions({ logins }: ExhibitionsProps) {
  const { t } = useTranslation('organiserCenter');
  const exhibitionId = useExhibitionId();
  const query = useServerQuery(ownExhibitionsQuery(logins));
  const isAdministrator = logins.administrator !== undefined;
  return (
    <QueryView
      query={query}
      failedTitle={t('exhibitionsFailed')}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => (
        <PageHeading lead={t(isAdministrator ? 'exhibitionsOfTenant' : 'exhibitionsLead')}>
          {t('exhibitionsTitle')}
        </PageHeading>
      )}
      empty={
        <EmptyState
          title={t('noExhibitions')}
          text={t(isAdministrator ? 'noExhibitionsOfTenant' : 'noExhibitionsText')}
        />
      }
    >
      {(rows) => <ExhibitionList exhibitions={rows} currentId={exhibitionId} logins={logins} />}
    </QueryView>
  );
}
