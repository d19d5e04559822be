import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { queryOptions } from '@tanstack/react-query';
import { readCart, type StoredItem } from './api/cartCalls.ts';
import { type CartWant, wantedItems } from './rules/cartWant.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** What the server holds of a visitor's cart. */
export const cartQuery = (owner: VisitorKey) =>
  queryOptions({
    queryKey: ['cart', owner.exhibitionId, owner.visitorId] as const,
    queryFn: async (context) => readCart(await readingClient(context), owner),
    staleTime: services().times.pollMs,
  });

export const rereadCart = (owner: VisitorKey): Promise<void> =>
  rereadQueries({ queryKey: cartQuery(owner).queryKey });

/** What was just stored is in the cart until it is read again. */
export function showStored(owner: VisitorKey, want: CartWant): void {
  const unread: Pick<StoredItem, 'recordIds'> = { recordIds: [] };
  queryClient().setQueryData(
    cartQuery(owner).queryKey,
    (items) => items && wantedItems(items, [want]).map((item) => ({ ...unread, ...item })),
  );
}
