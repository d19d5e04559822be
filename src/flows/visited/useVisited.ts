import { useStore } from 'zustand';
import { visitedOf, visitedStore } from './visited.ts';

/** The exhibitors that the visitor has ticked off at an exhibition. */
export function useVisited(exhibitionId: string): readonly string[] {
  const ids = useStore(visitedStore, (known) => known[exhibitionId]);
  return ids ?? visitedOf(exhibitionId);
}
