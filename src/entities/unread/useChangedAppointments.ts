import { useMemo } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { appointmentsQuery } from '../appointment/appointmentQueries.ts';
import { noteShownRows, useChangedRows } from './seenRows.ts';
import { watchedAppointments } from './watchedRows.ts';

/** The appointments that came or that others have changed. */
export function useChangedAppointments() {
  const nowMs = useFairNow();
  const exhibitionId = useExhibitionId();
  const visitorIds = useActingPeople().map(({ visitorId }) => visitorId);
  const query = useServerQuery({
    ...appointmentsQuery(exhibitionId, visitorIds),
    enabled: visitorIds.length > 0,
    refetchInterval: services().times.reaskEveryMs,
  });
  const { data, dataUpdatedAt } = query;
  const rows = useMemo(() => data && watchedAppointments(data, nowMs), [data, nowMs]);
  return {
    /** Undefined where none are asked for: it is not known who acts. */
    query: visitorIds.length > 0 ? query : undefined,
    changed: useChangedRows('appointments', rows, dataUpdatedAt),
    readAll: () => noteShownRows('appointments', exhibitionId, rows ?? [], dataUpdatedAt),
  };
}
