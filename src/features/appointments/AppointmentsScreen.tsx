import { useTranslation } from 'react-i18next';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { ExhibitorsButton } from '#entities/exhibitor/ExhibitorsButton.tsx';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMeetings } from '#ui/states/scenes/emptyMeetings.tsx';
import { AppointmentGate } from './AppointmentGate.tsx';
import { AppointmentList } from './AppointmentList.tsx';

export default function AppointmentsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('appointments');
  return (
    <AppointmentGate back={appointmentsPath(id)} heading={<BarHeading>{t('title')}</BarHeading>}>
      {() => <OwnAppointments key={id} />}
    </AppointmentGate>
  );
}

function OwnAppointments() {
  const { t } = useTranslation('appointments');
  // Here, above the heading: its place is read before anything of the page goes.
  const isKept = usePagePlace();
  const { people, query } = useMyAppointments({ isFollowed: true });
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      <QueryView
        isScreen
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            scene={emptyMeetings}
            title={t('none')}
            text={t('noneText')}
            action={<ExhibitorsButton>{t('toExhibitors')}</ExhibitorsButton>}
          />
        }
      >
        {(rows) => (
          <div data-in-place={isKept ? '' : undefined}>
            <AppointmentList people={people} rows={rows} readAtMs={query.dataUpdatedAt} />
          </div>
        )}
      </QueryView>
    </>
  );
}
