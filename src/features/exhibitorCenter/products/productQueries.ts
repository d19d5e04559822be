import { queryOptions } from '@tanstack/react-query';
import { updateBoothRow } from '#entities/exhibitor/api/boothWrites.ts';
import { firstCategories, products, secondCategories } from '#entities/product/api/productCollections.ts';
import { readProduct } from '#entities/product/api/readProduct.ts';
import {
  type OwnProductAction,
  ownProductFlags,
  ownProductState,
  type OwnProductState,
  stateAfter,
} from '#entities/product/rules/ownProductState.ts';
import { choicesQuery } from '#flows/content/detailQuery.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

const readOwn = (row: unknown) => readProduct(products.fields, row);

export type OwnProduct = NonNullable<ReturnType<typeof readOwn>>;

export const productRows: BoothRows<OwnProduct> = {
  collection: products,
  withdrawnFrom: 'Product',
  read: readOwn,
};

const productsKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothProducts', exhibitionId, exhibitorId] as const;

/** All products of the exhibitor, in any state, the newest first. */
export const ownProductsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: productsKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), productRows, booth),
    staleTime: services().times.pollMs,
  });

/** Something was added or changed here: also the lists of visitors read it again. */
export async function invalidateProducts(booth: BoothKey): Promise<void> {
  await Promise.all(
    [productsKey(booth), ['detail', products.name], ['list', products.name]].map((queryKey) =>
      rereadQueries({ queryKey }),
    ),
  );
}

export const firstCategoriesQuery = (exhibitionId: string) =>
  choicesQuery(firstCategories, { ExhibitionId: exhibitionId }, { Sort: 1 });

export const secondCategoriesQuery = (exhibitionId: string) =>
  choicesQuery(secondCategories, { ExhibitionId: exhibitionId }, { Sort: 1 });

export type ProductChangeFailure = RowChangeFailure | 'refused';

/** Releases a product, takes it off the shelf, recycles it or brings it back: once, and twice does no harm. */
export const changeProduct = (
  booth: BoothKey,
  recordId: string,
  seen: OwnProductState,
  action: OwnProductAction,
): Promise<'done' | ProductChangeFailure> =>
  changeRow<OwnProduct, 'refused'>({
    async readAgain(client) {
      const rows = await readBoothRows(client, productRows, booth, { recordId, policy: 'besideForm' });
      return rows.find(({ RecordId }) => RecordId === recordId);
    },
    isAsSeen: (now) => ownProductState(now) === seen,
    send: (client) =>
      updateBoothRow(
        client,
        products,
        { recordId, setValue: ownProductFlags[action] },
        booth.exhibitorUserId,
      ),
    holds: (now) => stateAfter[action].includes(ownProductState(now)),
    refusalOf: () => 'refused',
  });
