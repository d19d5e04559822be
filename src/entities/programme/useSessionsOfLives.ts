import { useMemo } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type SessionsOfLives, sessionsOfLivesQuery } from './sessionsOfLives.ts';

const none: SessionsOfLives = new Map();

/** The sessions that live rooms show, by the ids of the rooms; empty until, or unless, they are read. */
export function useSessionsOfLives(liveIds: readonly string[]): SessionsOfLives {
  const exhibitionId = useExhibitionId();
  const written = Array.from(new Set(liveIds)).sort().join(' ');
  const ids = useMemo(() => written.split(' ').filter((id) => id !== ''), [written]);
  const { data } = useServerQuery({ ...sessionsOfLivesQuery(exhibitionId, ids), enabled: ids.length > 0 });
  return data ?? none;
}
