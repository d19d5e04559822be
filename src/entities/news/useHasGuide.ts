import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { guidePages } from './api/guideCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

const countQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hasGuide', exhibitionId] as const,
    queryFn: async (context) =>
      (await guidePages.count(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { policy: 'background' },
      )) !== 0,
    staleTime: services().times.reaskEveryMs,
  });

/** Whether the organiser has written pages for visitors; a server that does not count is taken to have some. */
export function useHasGuide(): boolean {
  const exhibitionId = useExhibitionId();
  return useServerQuery(countQuery(exhibitionId)).data ?? false;
}
