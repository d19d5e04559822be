import { findEarlierEntry } from '#sending/outboxEntry.ts';
import { useEffect, useState } from 'react';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { Appointment, AppointmentPartner } from '#entities/appointment/rules/appointment.ts';
import { actionsOf } from '#entities/appointment/rules/appointmentActions.ts';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForMove } from '#entities/appointment/rules/proposalCalendar.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { calendarsQuery } from '#entities/appointment/appointmentQueries.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { exhibitorQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { useAsked } from './useAsked.ts';

export interface AskProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly people: readonly [ActingPerson, ...ActingPerson[]];
}

export interface AskData {
  readonly calendars: readonly Calendar[];
  readonly partner: Pick<AppointmentPartner, 'company' | 'logo' | 'boothNo'>;
  /** The appointments of the people here; none while they are not read. */
  readonly mine: readonly Appointment[];
  /** The one that is to be moved. */
  readonly moved: Appointment | undefined;
  /** What an earlier page has left in the outbox. */
  readonly unfinished: FoundEntry | undefined;
}

/** All that asking needs. What is free is read again every quarter of a minute while the page is seen. */
export function useAskData({ exhibitionId, exhibitorId, people }: AskProps) {
  const { changeId } = useAsked();
  const nowMs = useFairNow();
  const isId = isRecordId(exhibitorId);
  const calendars = useServerQuery({
    ...calendarsQuery(exhibitionId, exhibitorId),
    enabled: isId,
    refetchInterval: () => (navigator.onLine ? services().times.pollMs : false),
  });
  const exhibitor = useServerQuery({ ...exhibitorQuery(exhibitionId, exhibitorId), enabled: isId }).data;
  const mine = useMyAppointments().query;
  const earlier = useEarlierAsk(exhibitorId, people);
  const exhibition = useExhibitionQuery();
  const isChange = changeId !== '';
  const moved = mine.data?.find(
    (row) =>
      row.RecordId === changeId &&
      row.exhibitorId === exhibitorId &&
      actionsOf(row, row.own, nowMs).includes('reschedule'),
  );
  const isMoveUnread = (mine.data === undefined && mine.error === null) || exhibition.isFetching;
  const isWaiting = earlier === undefined || (isChange && isMoveUnread);
  const read = isId ? calendars : { ...calendars, ...readyQuery<readonly Calendar[]>([]) };
  const days = fairDays(exhibition.data?.StartTime ?? '', exhibition.data?.EndTime ?? '');
  const data: AskData | undefined =
    read.data === undefined || isWaiting
      ? undefined
      : {
          calendars: moved === undefined ? read.data : calendarsForMove(moved, read.data, days),
          partner: {
            company: { zh: exhibitor?.CompanyName ?? '', en: exhibitor?.CompanyNameEn ?? '' },
            logo: exhibitor?.Logo ?? '',
            boothNo: exhibitor?.BoothNo ?? '',
          },
          mine: mine.data ?? [],
          moved,
          unfinished: earlier?.entry,
        };
  const query: QueryState<AskData> = { ...read, data };
  return { query, isChange, isProposal: moved?.own === 'invited' };
}

/** What was asked of this exhibitor without an answer; undefined until the outbox has been read. */
function useEarlierAsk(
  exhibitorId: string,
  people: readonly ActingPerson[],
): { readonly entry: FoundEntry | undefined } | undefined {
  const exhibitionId = useExhibitionId();
  const [found, setFound] = useState<{ readonly entry: FoundEntry | undefined }>();
  const ids = people.map(({ visitorId }) => visitorId).join(' ');

  useEffect(() => {
    let isCancelled = false;
    const owners = ids
      .split(' ')
      .map((visitorId) => ({ kind: 'appointment', visitorId, exhibitorId }) as const);
    void findEarlierEntry(exhibitionId, owners).then((entry) => {
      if (!isCancelled) setFound({ entry });
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, exhibitorId, ids]);

  return found;
}
