import { useMemo } from 'react';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForInvitation } from '#entities/appointment/rules/proposalCalendar.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useEarlierEntry } from '#sending/useEarlierEntry.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import type { BoothContacts } from '../boothCalendar/useBoothContacts.ts';
import { useBoothCalendar } from '../boothCalendar/useBoothCalendar.ts';
import { ownBoothQuery } from '../ownRows/boothQueries.ts';
import { invitationOwner } from './invitationSending.ts';

export interface InviteData {
  /** Whose times can be chosen; none where nothing can be. */
  readonly calendars: readonly Calendar[];
  /** All appointments of the booth. */
  readonly rows: readonly BoothAppointment[];
  /** '' where the organiser has given none. */
  readonly boothNo: string;
  /** What an earlier page has left in the outbox. */
  readonly unfinished: FoundEntry | undefined;
  readonly nameOf: BoothContacts['nameOf'];
}

/** All that an invitation needs. The appointments of the booth are read again while the page is seen. */
export function useInviteData(booth: BoothKey, visitorId: string): QueryState<InviteData> {
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const { query, contacts } = useBoothCalendar(booth);
  const own = useServerQuery(ownBoothQuery(booth));
  const owner = useMemo(
    () => invitationOwner({ exhibitionId, exhibitorId, exhibitorUserId }, visitorId),
    [exhibitionId, exhibitorId, exhibitorUserId, visitorId],
  );
  const earlier = useEarlierEntry(exhibitionId, owner);
  const isOwnRead = own.data !== undefined || own.error !== null;
  const { data } = query;
  if (data === undefined || earlier === undefined || !isOwnRead) return { ...query, data: undefined };
  const { rows, calendars = [], fairDays } = data;
  return {
    ...query,
    data: {
      calendars: calendarsForInvitation(exhibitorId, calendars, fairDays),
      rows,
      boothNo: own.data?.BoothNo ?? '',
      unfinished: earlier.entry,
      nameOf: contacts.nameOf,
    },
  };
}
