import { queryOptions } from '@tanstack/react-query';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type HallBooth = Pick<
  Awaited<ReturnType<typeof exhibitingInfo.list>>[number],
  'RecordId' | 'ExhibitorId' | 'CompanyName' | 'CompanyNameEn' | 'BoothNo'
>;

const pages = { pageSize: 500, mostPages: 10 };

const shown = [
  'ExhibitorId',
  'ExhibitionId',
  'CompanyName',
  'CompanyNameEn',
  'BoothNo',
  'ExhibitionHallId',
] as const;

/** All exhibitors of a hall, with what a grid of its booths shows of them. */
export const hallBoothsQuery = (exhibitionId: string, hallId: string) =>
  queryOptions({
    queryKey: ['hallBooths', exhibitionId, hallId] as const,
    queryFn: async (context): Promise<readonly HallBooth[]> => {
      const client = await readingClient(context);
      const inHall = { ExhibitionId: exhibitionId, ExhibitionHallId: hallId };
      return readAllPages(
        (options) => exhibitingInfo.page(client, inHall, { ...options, sort: { BoothNo: 1 }, only: shown }),
        pages,
      );
    },
    staleTime: services().times.reaskEveryMs,
  });
