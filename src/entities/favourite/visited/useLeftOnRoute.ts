import { markedOf } from '../rules/markLedger.ts';
import { useLedger } from '../useMark.ts';
import { useVisited } from './useVisited.ts';

/** How many of the favourite exhibitors are not ticked off yet. */
export function useLeftOnRoute(): number {
  const ledger = useLedger();
  const visited = useVisited();
  if (ledger === undefined) return 0;
  return markedOf(ledger, 'exhibitor').filter(({ id }) => !visited.includes(id)).length;
}
