import { useMemo } from 'react';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForInvitation } from '#entities/appointment/rules/proposalCalendar.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { channelsQuery } from '#entities/registration/open/channelsQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useEarlierEntry } from '#sending/useEarlierEntry.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import type { BoothContacts } from '../boothCalendar/useBoothContacts.ts';
import { useBoothCalendar } from '../boothCalendar/useBoothCalendar.ts';
import { ownBoothQuery } from '../ownRows/boothQueries.ts';
import { openInvitationOwner } from './openInvitationSending.ts';

export interface NewInvitationData {
  readonly people: BoothContacts['list'];
  readonly calendarOf: (contactId: string) => Calendar | undefined;
  /** All appointments of the booth. */
  readonly rows: readonly BoothAppointment[];
  /** Those that are open. */
  readonly channels: readonly Channel[];
  /** '' where the organiser has given none. */
  readonly boothNo: string;
  /** What an earlier page has left in the outbox. */
  readonly unfinished: FoundEntry | undefined;
}

/** All that an invitation is made of. Without an answer about the channels it is made for the usual one. */
export function useNewInvitationData(booth: BoothKey): QueryState<NewInvitationData> {
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const { query, contacts } = useBoothCalendar(booth);
  const own = useServerQuery(ownBoothQuery(booth));
  const channels = useServerQuery(channelsQuery(exhibitionId));
  const owner = useMemo(
    () => openInvitationOwner({ exhibitionId, exhibitorId, exhibitorUserId }),
    [exhibitionId, exhibitorId, exhibitorUserId],
  );
  const earlier = useEarlierEntry(exhibitionId, owner);
  const isRead = (one: { readonly data: unknown; readonly error: unknown }) =>
    one.data !== undefined || one.error !== null;
  const { data } = query;
  if (data === undefined || earlier === undefined || !isRead(own) || !isRead(channels))
    return { ...query, data: undefined };
  const { rows, calendars = [], fairDays } = data;
  const [anyTime] = calendarsForInvitation(exhibitorId, [], fairDays);
  return {
    ...query,
    data: {
      people: contacts.list,
      calendarOf: (contactId) =>
        calendars.find((one) => one.contactId === contactId) ?? (anyTime && { ...anyTime, contactId }),
      rows,
      channels: (channels.data ?? []).map(({ value }) => value).filter(({ HasOpen }) => HasOpen),
      boothNo: own.data?.BoothNo ?? '',
      unfinished: earlier.entry,
    },
  };
}
