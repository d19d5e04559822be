import { useTranslation } from 'react-i18next';
import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { openVisitorsPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { boothTimesPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMeetings } from '#ui/states/scenes/emptyMeetings.tsx';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { BoothDay } from '../boothCalendar/BoothDay.tsx';
import { useBoothCalendar } from '../boothCalendar/useBoothCalendar.ts';
import { BoothAppointmentList } from './BoothAppointmentList.tsx';

export default function BoothAppointmentsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('exhibitorCenter');
  return (
    <CenterGate back={boothAppointmentsPath(id)} title={t('appointmentsTitle')}>
      {(booth) => <BoothAppointments booth={booth} />}
    </CenterGate>
  );
}

type View = 'list' | 'day';

/** The same appointments as a list or by day; which one stands in the address. */
function useView() {
  const { params, ask } = useAskedAddress();
  const view: View = params.get('view') === 'day' ? 'day' : 'list';
  const choose = (next: View) => ask({ view: next === 'day' ? next : '' });
  return { view, choose };
}

function BoothAppointments({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation(['exhibitorCenter', 'boothCalendar']);
  const { query, contacts } = useBoothCalendar(booth);
  const { view, choose } = useView();
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <QueryView
        query={query}
        failedTitle={t('appointmentsFailed')}
        skeleton={<ListSkeleton hasHeading />}
        renderHeading={() => (
          <>
            <PageHeading>{t('appointmentsTitle')}</PageHeading>
            <SegmentedControl
              legend={t('boothCalendar:view')}
              name="view"
              options={[
                { key: 'list', text: t('boothCalendar:viewList') },
                { key: 'day', text: t('boothCalendar:viewDay') },
              ]}
              chosen={view}
              onChoose={choose}
            />
          </>
        )}
        isEmpty={({ rows }) => view === 'list' && rows.length === 0}
        empty={
          <EmptyState scene={emptyMeetings} title={t('noAppointments')} text={t('noAppointmentsText')} />
        }
      >
        {(data) =>
          view === 'day' ? (
            <BoothDay booth={booth} contacts={contacts} {...data} />
          ) : (
            <BoothAppointmentList booth={booth} rows={data.rows} contactName={contacts.nameOf} />
          )
        }
      </QueryView>
      <CellGroup>
        <Cell
          icon={<Icon name="appointment" />}
          title={t('openVisitors')}
          note={t('openVisitorsNote')}
          to={openVisitorsPath(booth.exhibitionId)}
        />
        <Cell
          icon={<Icon name="time" />}
          title={t('boothCalendar:times')}
          note={t('boothCalendar:timesNote')}
          to={boothTimesPath(booth.exhibitionId)}
        />
      </CellGroup>
    </div>
  );
}
