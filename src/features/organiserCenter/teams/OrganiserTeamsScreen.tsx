import { useTranslation } from 'react-i18next';
import { organiserTeamsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { waitingTeamsQuery } from '../queries/reviewQueries.ts';
import { ReviewList } from '../review/ReviewList.tsx';
import { TeamReview } from './TeamReview.tsx';

/** The teams that wait for an organiser, the oldest first. */
export default function OrganiserTeamsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  return (
    <OrganiserGate back={organiserTeamsPath(id)} title={t('teamsTitle')}>
      {(organiser) => <Waiting organiser={organiser} />}
    </OrganiserGate>
  );
}

const always = () => true;

function Waiting({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const query = useServerQuery({
    ...waitingTeamsQuery(organiser),
    refetchInterval: pollWhile(always),
  });
  return (
    <ReviewList
      query={query}
      words={{
        title: t('teamsTitle'),
        lead: t('teamsLead'),
        failed: t('teamsFailed'),
        empty: t('noTeams'),
        emptyText: t('noTeamsText'),
      }}
    >
      {(row) => <TeamReview key={row.seen.RecordId} organiser={organiser} team={row} />}
    </ReviewList>
  );
}
