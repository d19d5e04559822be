import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { boothTimesOfPath, boothTimesPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import { boothTimesQuery, timesOf } from './boothTimesQueries.ts';
import { useBoothContacts } from '../boothCalendar/useBoothContacts.ts';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { TimesForm } from './TimesForm.tsx';
import { timesAddress, timesOwner } from './timesSending.ts';

/** When the booth, or one of its people, can be met. */
export default function TimesFormScreen() {
  const id = useExhibitionId();
  const { contact = '' } = useParams();
  const { t } = useTranslation('boothCalendar');
  return (
    <CenterGate back={boothTimesOfPath(id, contact)} title={t('times')}>
      {(booth) => (
        <TimesPage
          key={`${booth.exhibitorId} ${contact}`}
          booth={booth}
          contactId={isRecordId(contact) ? contact : ''}
        />
      )}
    </CenterGate>
  );
}

/** There is no such contact, or no day to choose times of. */
const isNothing = (found: { readonly isMissing: boolean; readonly days: readonly unknown[] }) =>
  found.isMissing || found.days.length === 0;

function TimesPage({ booth, contactId }: { readonly booth: BoothKey; readonly contactId: string }) {
  const { t } = useTranslation('boothCalendar');
  const times = useServerQuery(boothTimesQuery(booth));
  const right = useMayChange(booth);
  const exhibition = useExhibitionQuery();
  const start = useRowStart(timesAddress(booth, contactId), timesOwner(booth, contactId));
  const contacts = useBoothContacts(booth, times.data?.map(({ calendar }) => calendar) ?? []);
  const { StartTime = '', EndTime = '' } = exhibition.data ?? {};
  const days = fairDays(StartTime, EndTime);
  const isMissing = contacts.isMissing(contactId);
  return (
    <QueryView
      query={joinQueries({
        times,
        mayChange: right,
        start: readyQuery(start),
        days: readyQuery(exhibition.isFetching ? undefined : days),
        isMissing: readyQuery(isMissing),
      })}
      failedTitle={t('timesPageFailed')}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      renderHeading={(data) =>
        (data === undefined || isNothing(data) || !data.mayChange) && <PageHeading>{t('times')}</PageHeading>
      }
      isEmpty={isNothing}
      empty={
        <EmptyState
          drawing={isMissing ? 'lost' : 'calendar'}
          title={t(isMissing ? 'noContact' : 'noFairDays')}
          text={t(isMissing ? 'noContactText' : 'noFairDaysText')}
          action={<LinkButton to={boothTimesPath(booth.exhibitionId)}>{t('times')}</LinkButton>}
        />
      }
      showsAge={false}
    >
      {(data) =>
        data.mayChange ? (
          <TimesForm
            booth={booth}
            contactId={contactId}
            name={contacts.nameOf(contactId)}
            times={timesOf(data.times, contactId)}
            start={data.start}
            days={data.days}
          />
        ) : (
          <NoRightNote />
        )
      }
    </QueryView>
  );
}
