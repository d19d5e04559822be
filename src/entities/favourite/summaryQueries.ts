import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { exhibitingInfo } from '../exhibitor/api/exhibitorCollections.ts';
import type { Mark } from './rules/mark.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** These exhibitors as they are now, with what a list of favourites shows of them. */
export const exhibitorSummariesQuery = (exhibitionId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['favouriteExhibitors', exhibitionId, ids] as const,
    queryFn: async (context): Promise<readonly Mark[]> => {
      const client = await readingClient(context);
      const rows = await readByIds(ids, (some) =>
        exhibitingInfo.list(
          client,
          { ExhibitionId: exhibitionId, ExhibitorId: oneOf(some) },
          { pageIndex: 1, pageSize: some.length },
        ),
      );
      return rows.map(markOf);
    },
    staleTime: services().times.reaskEveryMs,
  });

type ExhibitorRow = Awaited<ReturnType<typeof exhibitingInfo.list>>[number];

const markOf = (row: ExhibitorRow): Mark => ({
  kind: 'exhibitor',
  id: row.ExhibitorId,
  exhibitorId: row.ExhibitorId,
  summary: {
    name: { zh: row.CompanyName, en: row.CompanyNameEn },
    boothNo: row.BoothNo,
    hallId: row.ExhibitionHallId,
    picture: row.Logo,
  },
});
