import { useTranslation } from 'react-i18next';
import { organiserAppointmentsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { waitingAppointmentsQuery } from '../queries/reviewQueries.ts';
import { ReviewList } from '../review/ReviewList.tsx';
import { useWaitingRows } from '../review/useWaitingRows.ts';
import { AppointmentReview } from './AppointmentReview.tsx';

/** The appointments that an organiser lets through, the oldest first. */
export default function OrganiserAppointmentsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserCenter');
  return (
    <OrganiserGate back={organiserAppointmentsPath(id)} title={t('appointmentsTitle')}>
      {(organiser) => <Waiting organiser={organiser} />}
    </OrganiserGate>
  );
}

function Waiting({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserCenter');
  const { query, onMore } = useWaitingRows((most) => waitingAppointmentsQuery(organiser, most));
  return (
    <ReviewList
      query={query}
      onMore={onMore}
      words={{
        title: t('appointmentsTitle'),
        lead: t('appointmentsLead'),
        failed: t('appointmentsFailed'),
        empty: t('noAppointments'),
        emptyText: t('noAppointmentsText'),
      }}
    >
      {(row) => <AppointmentReview key={row.seen.RecordId} organiser={organiser} appointment={row} />}
    </ReviewList>
  );
}
