import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { AppointmentGate } from './AppointmentGate.tsx';
import { AppointmentList } from './AppointmentList.tsx';

export default function AppointmentsScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('appointments');
  return (
    <AppointmentGate
      exhibitionId={id}
      back={appointmentsPath(id)}
      heading={<PageHeading>{t('title')}</PageHeading>}
    >
      {() => <OwnAppointments key={id} exhibitionId={id} />}
    </AppointmentGate>
  );
}

function OwnAppointments({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('appointments');
  // Here, above the heading: its place is read before anything of the page goes.
  const isKept = usePagePlace();
  const { people, query } = useMyAppointments(exhibitionId, { isFollowed: true });
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton hasHeading />}
      renderHeading={() => <PageHeading>{t('title')}</PageHeading>}
      empty={
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={<LinkButton to={exhibitorsPath(exhibitionId)}>{t('toExhibitors')}</LinkButton>}
        />
      }
    >
      {(rows) => (
        <div data-in-place={isKept ? '' : undefined}>
          <AppointmentList exhibitionId={exhibitionId} people={people} rows={rows} />
        </div>
      )}
    </QueryView>
  );
}
