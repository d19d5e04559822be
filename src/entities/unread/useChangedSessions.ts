import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { agendaKey } from '../programme/rules/agenda/agendaEntry.ts';
import { scheduleQuery } from '../programme/schedule/scheduleQuery.ts';
import { useRemembered } from '../programme/schedule/useRemembered.ts';
import { noteShownRows, useChangedRows } from './seenRows.ts';
import { useWatchedSessions } from './watchedSessions.ts';

/** What of the schedule the organiser has changed since this phone has shown it. The server is asked for changes. */
export function useChangedSessions() {
  const exhibitionId = useExhibitionId();
  const rows = useWatchedSessions();
  const remembered = useRemembered();
  const query = useServerQuery({
    ...scheduleQuery(exhibitionId),
    enabled: remembered.length > 0,
    refetchInterval: services().times.reaskEveryMs,
  });
  const ids = useChangedRows('sessions', rows).map(({ id }) => id);
  return {
    /** Undefined where the schedule is empty: nothing is asked for. */
    query: remembered.length > 0 ? query : undefined,
    changed: remembered.filter((entry) => ids.indexOf(agendaKey(entry)) >= 0),
    readAll: () => noteShownRows('sessions', exhibitionId, rows),
  };
}
