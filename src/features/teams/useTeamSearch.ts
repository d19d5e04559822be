import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressChange, readAsked } from '#flows/content/listAsked.ts';
import { isNavigating } from '#flows/navigation/isNavigating.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { services } from '#session/services.ts';
import { createTeamSearch } from './rules/createTeamSearch.ts';

export interface TeamSearchState<T> {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What `found` answers: the letter stands in the field before two thousand names are looked through. */
  readonly wanted: string;
  readonly found: readonly T[];
}

const names = { filters: [], sorts: [] } as const;

/** Searches as one types. The address has the text once typing rests, so that Back finds it. `teamOf` must be stable. */
export function useTeamSearch<T>(
  rows: readonly T[],
  teamOf: Parameters<typeof createTeamSearch<T>>[1],
): TeamSearchState<T> {
  const { pathname } = useLocation();
  const { params, ask } = useAskedAddress();
  const [typed, type] = useState(() => readAsked(params, names).search);
  const wanted = useDeferredValue(typed);
  const search = useMemo(() => createTeamSearch(rows, teamOf), [rows, teamOf]);
  const found = useMemo(() => search(wanted), [search, wanted]);

  const write = useEffectEvent((text: string) => {
    // A row that was tapped may still be loading its screen; another navigation would cancel it.
    if (!isNavigating(pathname)) ask(addressChange({ search: text }, names));
  });
  useEffect(() => {
    const timer = setTimeout(() => write(typed), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, type, wanted, found };
}
