import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '../../../api/collections/condition.ts';
import { exhibitingInfo } from '../../../api/exhibitor/exhibitorCollections.ts';
import type { Mark } from '../../../domain/favourite/mark.ts';
import { readingClient } from '../../../flows/queries/readingClient.ts';
import { services } from '../../../flows/session/services.ts';

/** What is asked for in one request. */
const mostIds = 100;

/** These exhibitors as they are now, with what a list of favourites shows of them. */
export const exhibitorSummariesQuery = (exhibitionId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['favouriteExhibitors', exhibitionId, ids] as const,
    queryFn: async (context): Promise<readonly Mark[]> => {
      const client = await readingClient(context);
      const parts: string[][] = [];
      for (let from = 0; from < ids.length; from += mostIds) parts.push(ids.slice(from, from + mostIds));
      const found = await Promise.all(
        parts.map((some) =>
          exhibitingInfo.list(
            client,
            { ExhibitionId: exhibitionId, ExhibitorId: oneOf(some) },
            { pageIndex: 1, pageSize: some.length },
          ),
        ),
      );
      return found.reduce<Mark[]>((all, rows) => [...all, ...rows.map(markOf)], []);
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
