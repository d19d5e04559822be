import { useMemo } from 'react';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useRemembered } from '../programme/schedule/useRemembered.ts';
import type { WatchedRow } from './rules/changedRows.ts';
import { useShownRows } from './seenRows.ts';
import { watchedSessions } from './rules/watchedSessions.ts';

/** What the organiser has changed of the schedule of the visitor who acts. */
export function useWatchedSessions(): readonly WatchedRow[] {
  const nowMs = useFairNow();
  const remembered = useRemembered();
  return useMemo(() => watchedSessions(remembered, nowMs), [remembered, nowMs]);
}

/** Notes that what has become of these entries is on the screen. @param keys of `agendaKey` */
export function useShownSessions(keys: readonly string[]): void {
  const rows = useWatchedSessions();
  const written = keys.join(' ');
  const shown = useMemo(() => {
    const names = written.split(' ');
    return rows.filter(({ id }) => names.indexOf(id) >= 0);
  }, [rows, written]);
  useShownRows('sessions', shown);
}
