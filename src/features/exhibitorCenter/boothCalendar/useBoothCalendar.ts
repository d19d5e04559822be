import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { calendarsQuery } from '#entities/appointment/appointmentQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { useBoothAppointments } from '../appointments/useBoothAppointments.ts';
import { useBoothContacts } from './useBoothContacts.ts';

/** The appointments of a booth, what visitors can choose, and on which days. Times that cannot be read hide no appointment. */
export function useBoothCalendar(booth: BoothKey) {
  const appointments = useBoothAppointments(booth);
  const times = useServerQuery(calendarsQuery(booth.exhibitionId, booth.exhibitorId));
  const exhibition = useExhibitionQuery();
  const { StartTime = '', EndTime = '' } = exhibition.data ?? {};
  const calendars = times.data;
  const isRead = calendars !== undefined || times.error !== null;
  const query = joinQueries({
    rows: appointments,
    calendars: readyQuery(isRead ? { all: calendars } : undefined),
    days: readyQuery(exhibition.isFetching ? undefined : { fair: fairDays(StartTime, EndTime) }),
  });
  const contacts = useBoothContacts(booth, [...(calendars ?? []), ...(appointments.data ?? [])]);
  const data = query.data && {
    rows: query.data.rows,
    calendars: query.data.calendars.all,
    fairDays: query.data.days.fair,
  };
  return { query: { ...query, data }, contacts };
}
