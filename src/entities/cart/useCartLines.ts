import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { oneOf } from '#data/collections/condition.ts';
import { readByIds } from '#data/collections/readByIds.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { products } from '../product/api/productCollections.ts';
import { type CartLine, cartLine } from './rules/cartLines.ts';
import type { CartItem } from './rules/cartItem.ts';
import { productOffers } from '../product/rules/productOffer.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

export type CartProduct = Awaited<ReturnType<typeof products.list>>[number];

/** A line with the row of its product. */
export interface ShownLine extends CartLine {
  readonly product: CartProduct | undefined;
}

const productsQuery = (exhibitionId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cartProducts', exhibitionId, ids] as const,
    queryFn: async (context): Promise<readonly CartProduct[]> => {
      const client = await readingClient(context);
      return readByIds(ids, (some) =>
        products.list(client, { RecordId: oneOf(some) }, { pageIndex: 1, pageSize: some.length }),
      );
    },
    staleTime: services().times.pollMs,
    // A product that was taken out changes nothing of the others.
    placeholderData: (before) => before,
  });

/** The rows of these products; those that are gone are missing. */
export function useProductRows(exhibitionId: string, wanted: readonly string[] | undefined) {
  const ids = Array.from(new Set(wanted ?? [])).sort();
  const query = useServerQuery({ ...productsQuery(exhibitionId, ids), enabled: ids.length > 0 });
  return wanted !== undefined && ids.length === 0 ? { ...query, data: noProducts } : query;
}

export const noProducts: readonly CartProduct[] = [];

/** What the server says now of what is in the cart; undefined until the products have been read. */
export function useCartLines(items: readonly CartItem[] | undefined): QueryState<readonly ShownLine[]> {
  const exhibitionId = useExhibitionId();
  const query = useProductRows(
    exhibitionId,
    items?.map(({ productId }) => productId),
  );
  const rows = query.data;
  const lines = useMemo(
    () =>
      items === undefined || rows === undefined ? undefined : items.map((item) => shownLine(item, rows)),
    [items, rows],
  );
  return { ...query, data: lines };
}

function shownLine(item: CartItem, rows: readonly CartProduct[]): ShownLine {
  const product = rows.find(({ RecordId }) => RecordId === item.productId);
  const sold = product && { isOffSale: product.isOffSale, offers: productOffers(product) };
  // Other clients leave out whose product it is.
  const exhibitorId = item.exhibitorId || (product?.ExhibitorId ?? '');
  return { ...cartLine({ ...item, exhibitorId }, sold), product };
}
