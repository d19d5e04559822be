import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { Province } from '#entities/address/rules/regionTable.ts';

/** Provinces, cities and districts: loaded when they are needed, once per page. */
export const loadRegions = (): Promise<readonly Province[]> =>
  loadChunk(() => import('#entities/address/rules/regionTable.ts')).then(({ regionTable }) => regionTable);

type Regions = { readonly table?: readonly Province[]; readonly hasFailed?: true };

export function useRegions() {
  const [state, setState] = useState<Regions>({});
  const isWanted = state.table === undefined && state.hasFailed !== true;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCancelled = false;
    loadRegions().then(
      (table) => !isCancelled && setState({ table }),
      () => !isCancelled && setState({ hasFailed: true }),
    );
    return () => {
      isCancelled = true;
    };
  }, [isWanted]);
  return { ...state, retry: () => setState({}) };
}
