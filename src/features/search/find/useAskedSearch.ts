import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SearchKind, searchKinds } from '../../../domain/search/catalogueEntry.ts';
import { sameScreenState } from '../../../flows/navigation/sameScreenState.ts';
import { keepQueryInAddress } from '../../../flows/search/keepQueryInAddress.ts';
import { services } from '../../../flows/session/services.ts';

const longestQuery = 100;

/** What is typed, and what is searched: that is in the address too, so that Back and a shared link keep it. */
export function useAskedSearch() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => params.get('q') ?? '');
  const kind = searchKinds.find((one) => one === params.get('kind'));
  const query = typed.trim().slice(0, longestQuery);

  function addressOf(asked: string, chosen: SearchKind | undefined) {
    const written = new URLSearchParams(params);
    const set = (name: string, value: string) =>
      value === '' ? written.delete(name) : written.set(name, value);
    set('q', asked);
    set('kind', chosen ?? '');
    return written;
  }
  const follow = useEffectEvent((asked: string) => {
    if (asked !== (params.get('q') ?? ''))
      setParams(addressOf(asked, kind), { replace: true, state: sameScreenState });
  });
  useEffect(() => {
    const timer = setTimeout(() => follow(query), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [query]);

  function choose(chosen: SearchKind | undefined) {
    keepQueryInAddress(query);
    setParams(addressOf(query, chosen), { state: sameScreenState });
  }

  return { typed, setTyped, query, kind, choose };
}
