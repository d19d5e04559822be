import { useTranslation } from 'react-i18next';
import { organiserTeamsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { waitingTeamsQuery } from '../queries/reviewQueries.ts';
import { ReviewList } from '../review/ReviewList.tsx';
import { useWaitingRows } from '../review/useWaitingRows.ts';
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

function Waiting({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const { query, onMore } = useWaitingRows((most) => waitingTeamsQuery(organiser, most));
  return (
    <ReviewList
      query={query}
      onMore={onMore}
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
