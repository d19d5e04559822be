import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { looksPersonal } from '#device/drafts/looksPersonal.ts';
import { catalogueView, findOnServer } from '#entities/search/openCatalogue.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** As long as not everything is on the phone, the server is searched too; what it finds is then found on the phone. */
export function useOnlineSearch(query: string) {
  const exhibitionId = useExhibitionId();
  const isNeeded = useStore(catalogueView, ({ state, readAtMs }) => state !== 'opening' && readAtMs === 0);
  const settled = useSettled(query);
  return useServerQuery(
    queryOptions({
      queryKey: ['search', exhibitionId, settled],
      queryFn: async (context) => findOnServer(await readingClient(context), exhibitionId, settled),
      enabled: isNeeded && settled !== '' && !looksPersonal(settled),
      staleTime: services().times.reaskEveryMs,
    }),
  );
}

function useSettled(query: string): string {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [query]);
  return settled;
}
