import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { CatalogueOptions } from './rules/catalogue.ts';
import type { CatalogueAnswer } from '#domain/matching/catalogueEntry.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { catalogueView } from './openCatalogue.ts';
import { openCatalogueHost } from './openCatalogueHost.ts';

export interface CatalogueFound {
  readonly query: string;
  /** Of what could be found then. */
  readonly version: number;
  readonly answer: CatalogueAnswer;
}

/** The last one, for a visitor who comes back from a result. */
let last: { readonly key: string; readonly found: CatalogueFound } | undefined;

/** What the phone finds for a query, and again whenever more can be found. Until then the previous answer, with its query. */
export function useCatalogueSearch(
  query: string,
  { language, limit }: CatalogueOptions,
): CatalogueFound | undefined {
  const exhibitionId = useExhibitionId();
  const { version, state } = useStore(catalogueView);
  // The contacts of another visitor are not shown even for a moment.
  const visitorId = useOwnVisitorId();
  const key = [exhibitionId, visitorId, query, language, limit].join('\n');
  const [found, setFound] = useState(() => (last?.key === key ? last.found : undefined));
  const isOpen = state !== 'opening';

  useEffect(() => {
    if (query === '' || !isOpen) return undefined;
    let isCurrent = true;
    void openCatalogueHost()
      .then((host) => host.search(query, { language, limit }))
      // The worker could not be loaded: the server's rows are not found either, and the screen says so.
      .catch((): CatalogueAnswer => ({ kinds: [], isCorrected: false }))
      .then((answer) => {
        if (!isCurrent) return;
        last = { key, found: { query, version, answer } };
        setFound(last.found);
      });
    return () => {
      isCurrent = false;
    };
  }, [key, query, language, limit, version, isOpen]);

  return query === '' ? undefined : found;
}
