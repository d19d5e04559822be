import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SearchKind, searchKinds } from '#domain/matching/catalogueEntry.ts';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { keepQueryInAddress } from '#entities/search/keepQueryInAddress.ts';
import { services } from '#session/services.ts';

const longestQuery = 100;

/** What is typed, and what is searched: that is in the address too, so that Back and a shared link keep it. */
export function useAskedSearch() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(() => params.get('q') ?? '');
  const kind = searchKinds.find((one) => one === params.get('kind'));
  const query = cutText(typed.trim(), longestQuery);

  useEffect(() => {
    // Not by a navigation, which would cancel the one of a link that is tapped during it.
    const timer = setTimeout(() => keepQueryInAddress(query), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [query]);

  function choose(chosen: SearchKind | undefined) {
    keepQueryInAddress(query);
    const shown = new URLSearchParams(window.location.search);
    if (chosen === undefined) shown.delete('kind');
    else shown.set('kind', chosen);
    setParams(shown, { state: sameScreenState });
  }

  return { typed, setTyped, query, kind, choose };
}
