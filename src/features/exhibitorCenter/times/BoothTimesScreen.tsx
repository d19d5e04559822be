import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { clockText } from '../rules/forms/timesForm.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { useTranslation } from 'react-i18next';
import { boothTimesOfPath, boothTimesPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { NoRightNote } from '#entities/booth/NoRightNote.tsx';
import { autoApprovalQuery, boothTimesQuery, timesOf } from './boothTimesQueries.ts';
import { useBoothContacts } from '../boothCalendar/useBoothContacts.ts';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { AutoApproval } from './AutoApproval.tsx';

/** When the booth and its people can be met, and whether requests are agreed automatically. */
export default function BoothTimesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothCalendar');
  return (
    <CenterGate back={boothTimesPath(id)} title={t('times')}>
      {(booth) => <BoothTimes booth={booth} />}
    </CenterGate>
  );
}

function BoothTimes({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothCalendar');
  const times = useServerQuery(boothTimesQuery(booth));
  const approval = useServerQuery(autoApprovalQuery(booth));
  const right = useMayChange(booth);
  const contacts = useBoothContacts(booth, times.data?.map(({ calendar }) => calendar) ?? []);
  const summary = useTimesSummary();
  return (
    <QueryView
      query={joinQueries({ times, isOn: approval, mayChange: right })}
      failedTitle={t('timesPageFailed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={() => <PageHeading lead={t('timesLead')}>{t('times')}</PageHeading>}
    >
      {(data) => (
        <>
          {!data.mayChange && <NoRightNote />}
          <CellGroup title={t('timesOf')}>
            {contacts.list.map(({ key, id, name }) => (
              <Cell
                key={key}
                icon={<Icon name="time" />}
                title={name}
                note={summary(timesOf(data.times, id)?.calendar)}
                {...(data.mayChange && { to: boothTimesOfPath(booth.exhibitionId, key) })}
              />
            ))}
          </CellGroup>
          <AutoApproval booth={booth} isOn={data.isOn} mayChange={data.mayChange} />
        </>
      )}
    </QueryView>
  );
}

/** The times of a calendar in a line. */
function useTimesSummary(): (calendar: Calendar | undefined) => string {
  const { t } = useTranslation('boothCalendar');
  return (calendar) => {
    if (calendar?.hours === undefined || calendar.intervalMinutes === undefined) return t('timesNone');
    const { hours, lunch, intervalMinutes } = calendar;
    const span = ({ from, until }: { readonly from: number; readonly until: number }) =>
      `${clockText(from)}–${clockText(until)}`;
    const parts = [span(hours), t('every', { minutes: intervalMinutes })];
    if (lunch !== undefined) parts.push(t('lunch', { span: span(lunch) }));
    return parts.join(' · ');
  };
}
