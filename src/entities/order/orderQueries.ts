import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { logistics, orderChildren, orders, salesRecords } from './api/orderCollections.ts';
import type { Order } from './rules/order.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

export interface OrderKey extends VisitorKey {
  readonly orderId: string;
}

const ordersKey = ({ exhibitionId, visitorId }: VisitorKey) => ['orders', exhibitionId, visitorId] as const;

/** All orders of a visitor with their lines, newest first; also without a network, as this phone has last read them. */
export const ordersQuery = (owner: VisitorKey) =>
  queryOptions({
    queryKey: ordersKey(owner),
    queryFn: (context): Promise<readonly Order[]> => {
      const { exhibitionId, visitorId } = owner;
      return readOwnKept(context, { exhibitionId, visitorIds: [visitorId], name: 'orders' }, async () => {
        const client = await readingClient(context);
        const parts = { ExhibitionId: exhibitionId, VisitorId: visitorId };
        return readAllPages((paging) =>
          orders.page(client, parts, { ...paging, children: orderChildren, sort: { CreatedAtMesc: -1 } }),
        );
      });
    },
    staleTime: services().times.pollMs,
  });

/** @throws ApiProblem */
export const findOrder = (
  client: ApiClient,
  { exhibitionId, visitorId, orderId }: OrderKey,
  options: Parameters<typeof orders.get>[2] = {},
): Promise<Order | undefined> =>
  orders.get(
    client,
    { RecordId: orderId, ExhibitionId: exhibitionId, VisitorId: visitorId },
    { ...options, children: orderChildren },
  );

/** `null` where this visitor has no such order. Begins with what the list knows, which is all of it. */
export const orderQuery = (key: OrderKey) => {
  const list = () => queryClient().getQueryState(ordersQuery(key).queryKey);
  return queryOptions({
    queryKey: [...ordersKey(key), key.orderId] as const,
    queryFn: async (context) => (await findOrder(await readingClient(context), key)) ?? null,
    initialData: () => list()?.data?.find(({ RecordId }) => RecordId === key.orderId),
    initialDataUpdatedAt: () => list()?.dataUpdatedAt,
    staleTime: services().times.pollMs,
  });
};

/** What was asked and answered about a return, newest first. */
export const salesRecordsQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: [...ordersKey(key), key.orderId, 'records'] as const,
    queryFn: async (context) =>
      salesRecords.list(
        await readingClient(context),
        { OrderId: key.orderId, VisitorId: key.visitorId },
        { sort: { CreatedAtMesc: -1 } },
      ),
    staleTime: services().times.pollMs,
  });

/** `null` where nothing is known of the parcel yet. */
export const parcelQuery = (key: OrderKey) =>
  queryOptions({
    queryKey: [...ordersKey(key), key.orderId, 'parcel'] as const,
    queryFn: async (context) =>
      (await logistics.get(await readingClient(context), {
        OrderId: key.orderId,
        VisitorId: key.visitorId,
      })) ?? null,
    staleTime: services().times.pollMs,
  });

/** Reads again what a screen shows of the orders of an exhibition. */
export const rereadOrders = ({ exhibitionId }: Pick<VisitorKey, 'exhibitionId'>): Promise<void> =>
  rereadQueries({ queryKey: ['orders', exhibitionId] });

/** What the cart shows of products is asked for again: a stock or a price is different. */
export const rereadCartProducts = (exhibitionId: string): Promise<void> =>
  rereadQueries({ queryKey: ['cartProducts', exhibitionId] });
