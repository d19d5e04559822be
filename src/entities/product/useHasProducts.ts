import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { products } from './api/productCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

const countQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hasProducts', exhibitionId] as const,
    queryFn: async (context) =>
      (await products.count(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { policy: 'background' },
      )) !== 0,
    staleTime: services().times.reaskEveryMs,
  });

/** Whether there are products; a server that does not count is taken to have some. Undefined until it is known. */
export const useHasProducts = (): boolean | undefined => useServerQuery(countQuery(useExhibitionId())).data;
