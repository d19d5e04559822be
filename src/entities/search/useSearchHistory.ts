import { useState } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { markedOf } from '../favourite/rules/markLedger.ts';
import { useLedger } from '../favourite/useMark.ts';
import { useMarksRead } from '../favourite/useMarksRead.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { forgetSearches, mostSearches, readSearches } from './searchHistory.ts';

/** What was searched on this phone, then what the visitor has searched on others. */
export function useSearchHistory() {
  const exhibitionId = useExhibitionId();
  useMarksRead('searches');
  const ledger = useLedger();
  const visitorId = useOwnVisitorId();
  // Read again for another visitor; what is searched meanwhile comes with the next page.
  const [kept, setKept] = useState({ visitorId, here: readSearches(exhibitionId) });
  const here = kept.visitorId === visitorId ? kept.here : readSearches(exhibitionId);
  const marked = ledger === undefined ? [] : markedOf(ledger, 'search').map(({ id }) => id);
  const elsewhere = marked.filter((text) => here.indexOf(text) < 0);
  return {
    searches: [...here, ...elsewhere].slice(0, mostSearches),
    clear: () => {
      forgetSearches(exhibitionId, marked);
      setKept({ visitorId, here: [] });
    },
  };
}
