import { livePath } from '#domain/address/homePaths.ts';
import { plannedTimes } from '#entities/live/rules/liveState.ts';
import { changedOfLive, type Session } from '../rules/session.ts';
import type { TimedEntry } from '../rules/timedEntry.ts';

interface LiveRow {
  readonly RecordId: string;
  readonly Title: string;
  readonly TitleEn: string;
  readonly StartTime: string;
  readonly EndTime: string;
}

/**
 * For a schedule; undefined while it is not told when the live begins.
 * @param sessions that it shows, once they are known: it is called off with all of them
 */
export function entryOfLive(
  exhibitionId: string,
  row: LiveRow,
  sessions: readonly Session[] = [],
): TimedEntry | undefined {
  const { startMs, endMs } = plannedTimes({ start: row.StartTime, end: row.EndTime });
  if (startMs === undefined) return undefined;
  return {
    kind: 'live',
    id: row.RecordId,
    title: { zh: row.Title, en: row.TitleEn },
    startMs,
    endMs,
    placeName: { zh: '', en: '' },
    path: livePath(exhibitionId, row.RecordId),
    ...(changedOfLive(sessions, startMs)?.isCancelled && { isCancelled: true }),
  };
}
