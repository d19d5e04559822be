import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { supplyPosts } from './api/supplyCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

const countQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hasSupply', exhibitionId] as const,
    queryFn: async (context) =>
      (await supplyPosts.count(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { policy: 'background' },
      )) !== 0,
    staleTime: services().times.reaskEveryMs,
  });

/** Whether anything is offered or wanted; a server that does not count is taken to have something. */
export function useHasSupply(): boolean {
  const exhibitionId = useExhibitionId();
  return useServerQuery(countQuery(exhibitionId)).data ?? false;
}
