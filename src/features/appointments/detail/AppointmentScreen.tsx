import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { appointmentPath, appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { awaitedActor } from '#entities/appointment/rules/appointmentActions.ts';
import { appointmentQuery } from '#entities/appointment/appointmentQueries.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AppointmentGate } from '../AppointmentGate.tsx';
import { AppointmentBody } from './AppointmentBody.tsx';
import { useRow } from '#flows/content/detail/useRow.ts';

export default function AppointmentScreen() {
  const id = useExhibitionId();
  const { appointmentId = '' } = useParams();
  const { t } = useTranslation('appointments');
  return (
    <AppointmentGate
      back={appointmentPath(id, appointmentId)}
      heading={<PageHeading>{t('one')}</PageHeading>}
    >
      {(people) => (
        <OwnAppointment
          key={appointmentId}
          visitorIds={people.map(({ visitorId }) => visitorId)}
          appointmentId={appointmentId}
        />
      )}
    </AppointmentGate>
  );
}

interface OwnAppointmentProps {
  readonly visitorIds: readonly string[];
  readonly appointmentId: string;
}

const isAwaited = (row: Appointment | null) => row !== null && awaitedActor(row.state) !== undefined;

function OwnAppointment({ visitorIds, appointmentId }: OwnAppointmentProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('appointments');
  const query = useRow(
    {
      ...appointmentQuery({ exhibitionId, visitorIds, appointmentId }),
      refetchInterval: pollWhile(isAwaited),
    },
    appointmentId,
  );
  return (
    <QueryView
      query={query}
      failedTitle={t('oneFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={() => <PageHeading>{t('one')}</PageHeading>}
      isEmpty={(row) => row === null}
      empty={
        <EmptyState
          drawing="lost"
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={appointmentsPath(exhibitionId)}>{t('toList')}</LinkButton>}
        />
      }
    >
      {(row) => row && <AppointmentBody appointment={row} readAtMs={query.dataUpdatedAt} />}
    </QueryView>
  );
}
