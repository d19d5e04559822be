import { useSyncExternalStore } from 'react';
import { visitedList } from './visited.ts';

/** The exhibitors that the visitor has ticked off at an exhibition. */
export function useVisited(exhibitionId: string): readonly string[] {
  const { subscribe, list } = visitedList(exhibitionId);
  return useSyncExternalStore(subscribe, list);
}

export function useIsVisited(exhibitionId: string, exhibitorId: string): boolean {
  const { subscribe, list } = visitedList(exhibitionId);
  return useSyncExternalStore(subscribe, () => list().indexOf(exhibitorId) >= 0);
}
