import { useTranslation } from 'react-i18next';
import { organiserRegistrationsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { waitingRegistrationsQuery } from '../queries/reviewQueries.ts';
import { ReviewList } from '../review/ReviewList.tsx';
import { useWaitingRows } from '../review/useWaitingRows.ts';
import { useChannelName } from '../useChannelName.ts';
import { RegistrationReview } from './RegistrationReview.tsx';

/** The registrations that an organiser reviews, the oldest first. */
export default function OrganiserRegistrationsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  return (
    <OrganiserGate back={organiserRegistrationsPath(id)} title={t('reviewTitle')}>
      {(organiser) => <Waiting organiser={organiser} />}
    </OrganiserGate>
  );
}

function Waiting({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const channelName = useChannelName();
  const { query, onMore } = useWaitingRows((most) => waitingRegistrationsQuery(organiser, most));
  return (
    <ReviewList
      query={query}
      onMore={onMore}
      words={{
        title: t('reviewTitle'),
        lead: t('reviewLead'),
        failed: t('reviewFailed'),
        empty: t('noReviews'),
        emptyText: t('noReviewsText'),
      }}
    >
      {(row) => (
        <RegistrationReview
          key={row.seen.RecordId}
          organiser={organiser}
          registration={row}
          channel={channelName(row.shown.channelId)}
        />
      )}
    </ReviewList>
  );
}
