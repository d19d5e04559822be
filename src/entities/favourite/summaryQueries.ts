import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { exhibitingInfo } from '../exhibitor/api/exhibitorCollections.ts';
import { products } from '../product/api/productCollections.ts';
import type { Mark } from './rules/mark.ts';
import { summaryOfProduct } from '../product/productRow.ts';
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

/** These products as they are now; one that is off sale is not among them. */
export const productSummariesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['favouriteProducts', ids] as const,
    queryFn: async (context): Promise<readonly Mark[]> => {
      const client = await readingClient(context);
      const rows = await readByIds(ids, (some) =>
        products.list(client, { RecordId: oneOf(some) }, { pageIndex: 1, pageSize: some.length }),
      );
      return rows
        .filter(({ isOffSale }) => !isOffSale)
        .map((row) => ({
          kind: 'product',
          id: row.RecordId,
          exhibitorId: row.ExhibitorId,
          summary: summaryOfProduct(row),
        }));
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
