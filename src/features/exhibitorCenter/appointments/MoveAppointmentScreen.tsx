import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { moveBoothAppointmentPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import { boothActionsOf } from '#entities/appointment/rules/boothActions.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useBoothCalendar } from '../boothCalendar/useBoothCalendar.ts';
import { MoveForm } from './MoveForm.tsx';

/** Proposes another time for an appointment to its visitor. */
export default function MoveAppointmentScreen() {
  const id = useExhibitionId();
  const { appointmentId = '' } = useParams();
  const { t } = useTranslation('boothCalendar');
  return (
    <CenterGate back={moveBoothAppointmentPath(id, appointmentId)} title={t('moveTitle')}>
      {(booth) => (
        <Move key={`${booth.exhibitorId} ${appointmentId}`} booth={booth} recordId={appointmentId} />
      )}
    </CenterGate>
  );
}

function Move({ booth, recordId }: { readonly booth: BoothKey; readonly recordId: string }) {
  const { t } = useTranslation(['exhibitorCenter', 'boothCalendar']);
  const nowMs = useFairNow();
  const { query, contacts } = useBoothCalendar(booth);
  const moved = query.data?.rows.find(
    (row) => row.RecordId === recordId && boothActionsOf(row, nowMs).includes('reschedule'),
  );
  return (
    <QueryView
      query={query}
      failedTitle={t('appointmentsFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={() => <PageHeading>{t('boothCalendar:moveTitle')}</PageHeading>}
      isEmpty={() => moved === undefined}
      empty={
        <EmptyState
          drawing="lost"
          title={t('boothCalendar:moveGone')}
          text={t('boothCalendar:moveGoneText')}
          action={
            <LinkButton to={boothAppointmentsPath(booth.exhibitionId)}>{t('appointmentsTitle')}</LinkButton>
          }
        />
      }
      showsAge={false}
    >
      {(data) =>
        moved && (
          <MoveForm booth={booth} moved={moved} data={data} contactName={contacts.nameOf(moved.contactId)} />
        )
      }
    </QueryView>
  );
}
