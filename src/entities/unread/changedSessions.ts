import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { agendaKey } from '../programme/rules/agenda/agendaEntry.ts';
import { scheduleQuery } from '../programme/schedule/scheduleQuery.ts';
import { useRemembered } from '../programme/schedule/useRemembered.ts';
import { useChangedRows } from './seenRows.ts';
import { useWatchedSessions } from './watchedSessions.ts';

export interface ChangedSessions {
  readonly count: number;
  /** On which the first of them is, as yyyy-MM-dd; '' where there is none. */
  readonly day: string;
}

/** What of the schedule the organiser has changed since this phone has shown it. The server is asked for changes. */
export function useChangedSessions(): ChangedSessions {
  const exhibitionId = useExhibitionId();
  const rows = useWatchedSessions();
  const remembered = useRemembered();
  useServerQuery({
    ...scheduleQuery(exhibitionId),
    enabled: remembered.length > 0,
    refetchInterval: services().times.reaskEveryMs,
  });
  const changed = useChangedRows('sessions', rows).map(({ id }) => id);
  const starts = remembered
    .filter((entry) => changed.indexOf(agendaKey(entry)) >= 0)
    .map(({ startMs }) => startMs);
  const day = starts.length === 0 ? '' : formatVenueTime(Math.min(...starts), 'yyyy-MM-dd');
  return { count: changed.length, day };
}
