import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMeetings } from '#ui/states/scenes/emptyMeetings.tsx';
import { AppointmentGate } from '../AppointmentGate.tsx';
import { AskAppointment } from './AskAppointment.tsx';
import { useAskData, type AskProps } from './useAskData.ts';

export default function AskScreen() {
  const id = useExhibitionId();
  const { exhibitorId = '' } = useParams();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('appointments');
  return (
    <AppointmentGate back={pathname + search} heading={<PageHeading>{t('askTitle')}</PageHeading>}>
      {(people) => <Ask key={exhibitorId} exhibitionId={id} exhibitorId={exhibitorId} people={people} />}
    </AppointmentGate>
  );
}

function Ask(props: AskProps) {
  const { exhibitionId, exhibitorId } = props;
  const { t } = useTranslation('appointments');
  const { query, isChange, isProposal } = useAskData(props);
  const heading = isProposal ? t('proposeTitle') : t(isChange ? 'moveTitle' : 'askTitle');
  const empty = (title: string, text: string) => (
    <EmptyState
      scene={emptyMeetings}
      title={title}
      text={text}
      action={<LinkButton to={exhibitorPath(exhibitionId, exhibitorId)}>{t('toExhibitor')}</LinkButton>}
    />
  );
  return (
    <QueryView
      query={query}
      failedTitle={t('calendarFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      showsAge={false}
      renderHeading={() => <PageHeading>{heading}</PageHeading>}
      // One that cannot be moved any more says so itself.
      isEmpty={({ calendars, moved }) => calendars.length === 0 && (!isChange || moved !== undefined)}
      empty={empty(t('noCalendar'), t('noCalendarText'))}
    >
      {(data) => <AskAppointment {...props} {...data} />}
    </QueryView>
  );
}
