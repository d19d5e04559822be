import { queryOptions } from '@tanstack/react-query';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readKept } from '#data/queries/readKept.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export type HallBooth = Pick<
  Awaited<ReturnType<typeof exhibitingInfo.list>>[number],
  'RecordId' | 'ExhibitorId' | 'CompanyName' | 'CompanyNameEn' | 'BoothNo' | 'Logo'
>;

const pages = { pageSize: 500, mostPages: 10 };

const shown = [
  'ExhibitorId',
  'ExhibitionId',
  'CompanyName',
  'CompanyNameEn',
  'BoothNo',
  'Logo',
  'ExhibitionHallId',
] as const;

/** What the phone keeps of each, with hundreds in a hall. */
const boothOf = ({
  RecordId,
  ExhibitorId,
  CompanyName,
  CompanyNameEn,
  BoothNo,
  Logo,
}: HallBooth): HallBooth => ({
  RecordId,
  ExhibitorId,
  CompanyName,
  CompanyNameEn,
  BoothNo,
  Logo,
});

/** All exhibitors of a hall, kept on the phone, with what a grid of its booths shows of them. */
export const hallBoothsQuery = (exhibitionId: string, hallId: string) =>
  queryOptions({
    queryKey: ['hallBooths', exhibitionId, hallId] as const,
    queryFn: async (context): Promise<readonly HallBooth[]> => {
      const client = await readingClient(context);
      const inHall = { ExhibitionId: exhibitionId, ExhibitionHallId: hallId };
      return readKept(context, { exhibitionId, name: `hallBooths/${hallId}` }, async () => {
        const rows = await readAllPages(
          (options) => exhibitingInfo.page(client, inHall, { ...options, sort: { BoothNo: 1 }, only: shown }),
          pages,
        );
        return rows.map(boothOf);
      });
    },
    staleTime: services().times.reaskEveryMs,
  });
