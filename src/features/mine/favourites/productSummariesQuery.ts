import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { services } from '#session/services.ts';

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
