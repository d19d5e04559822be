import { queryOptions } from '@tanstack/react-query';
import { readKept } from '#data/queries/readKept.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { services } from '#session/services.ts';

export type ShownInHall = Pick<
  Awaited<ReturnType<typeof exhibitingInfo.list>>[number],
  'ExhibitorId' | 'CompanyName' | 'CompanyNameEn' | 'Logo' | 'ExhibitionHallId'
>;

const shown = [
  'ExhibitorId',
  'ExhibitionId',
  'CompanyName',
  'CompanyNameEn',
  'Logo',
  'ExhibitionHallId',
] as const;

/** Enough that each of a dozen halls has some. */
const pageSize = 60;

const faceOf = ({
  ExhibitorId,
  CompanyName,
  CompanyNameEn,
  Logo,
  ExhibitionHallId,
}: ShownInHall): ShownInHall => ({
  ExhibitorId,
  CompanyName,
  CompanyNameEn,
  Logo,
  ExhibitionHallId,
});

/** The recommended exhibitors of all halls in one request, kept on the phone. */
export const shownInHallsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['shownInHalls', exhibitionId] as const,
    queryFn: async (context): Promise<readonly ShownInHall[]> => {
      const client = await readingClient(context);
      return readKept(context, { exhibitionId, name: 'shownInHalls' }, async () => {
        const { items } = await exhibitingInfo.page(
          client,
          { ExhibitionId: exhibitionId },
          { pageIndex: 1, pageSize, sort: { RankValue: -1 }, only: shown, policy: 'background' },
        );
        return items.map(faceOf);
      });
    },
    staleTime: services().times.reaskEveryMs,
  });
