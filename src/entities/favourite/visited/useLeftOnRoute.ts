import { markedOf } from '../rules/markLedger.ts';
import { useLedger } from '../useMark.ts';
import { useVisited } from './useVisited.ts';

/** How many of the favourite exhibitors are not ticked off yet. */
export function useLeftOnRoute(exhibitionId: string): number {
  const ledger = useLedger(exhibitionId);
  const visited = useVisited(exhibitionId);
  if (ledger === undefined) return 0;
  return markedOf(ledger, 'exhibitor').filter(({ id }) => !visited.includes(id)).length;
}
