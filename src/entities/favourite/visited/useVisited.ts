import { useSyncExternalStore } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { visitedList } from './visited.ts';

/** The exhibitors that the visitor has ticked off at an exhibition. */
export function useVisited(): readonly string[] {
  const exhibitionId = useExhibitionId();
  const { subscribe, list } = visitedList(exhibitionId);
  return useSyncExternalStore(subscribe, list);
}

export function useIsVisited(exhibitorId: string): boolean {
  const exhibitionId = useExhibitionId();
  const { subscribe, list } = visitedList(exhibitionId);
  return useSyncExternalStore(subscribe, () => list().indexOf(exhibitorId) >= 0);
}
