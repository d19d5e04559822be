import { queryOptions } from '@tanstack/react-query';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type HallBooth = Pick<
  Awaited<ReturnType<typeof exhibitingInfo.list>>[number],
  'RecordId' | 'ExhibitorId' | 'CompanyName' | 'CompanyNameEn' | 'BoothNo'
>;

const pageSize = 500;
/** More would mean a server that takes no notice of the page. */
const mostPages = 10;

/** All exhibitors of a hall, with what a grid of its booths shows of them. */
export const hallBoothsQuery = (exhibitionId: string, hallId: string) =>
  queryOptions({
    queryKey: ['hallBooths', exhibitionId, hallId] as const,
    queryFn: async (context): Promise<readonly HallBooth[]> => {
      const client = await readingClient(context);
      const stands = new Map<string, HallBooth>();
      for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
        const { items, hasMore } = await exhibitingInfo.page(
          client,
          { ExhibitionId: exhibitionId, ExhibitionHallId: hallId },
          {
            pageIndex,
            pageSize,
            sort: { BoothNo: 1 },
            only: [
              'ExhibitorId',
              'ExhibitionId',
              'CompanyName',
              'CompanyNameEn',
              'BoothNo',
              'ExhibitionHallId',
            ],
          },
        );
        for (const stand of items) stands.set(stand.RecordId, stand);
        if (!hasMore) break;
      }
      return Array.from(stands.values());
    },
    staleTime: services().times.reaskEveryMs,
  });
