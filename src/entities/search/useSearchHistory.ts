import { useState } from 'react';
import { markedOf } from '../favourite/rules/markLedger.ts';
import { useLedger } from '../favourite/useMark.ts';
import { useMarksRead } from '../favourite/useMarksRead.ts';
import { forgetSearches, mostSearches, readSearches } from './searchHistory.ts';

/** What was searched on this phone, then what the visitor has searched on others. */
export function useSearchHistory(exhibitionId: string) {
  useMarksRead(exhibitionId, 'searches');
  const ledger = useLedger(exhibitionId);
  const [here, setHere] = useState(() => readSearches(exhibitionId));
  const marked = ledger === undefined ? [] : markedOf(ledger, 'search').map(({ id }) => id);
  const elsewhere = marked.filter((text) => here.indexOf(text) < 0);
  return {
    searches: [...here, ...elsewhere].slice(0, mostSearches),
    clear: () => {
      forgetSearches(exhibitionId, marked);
      setHere([]);
    },
  };
}
