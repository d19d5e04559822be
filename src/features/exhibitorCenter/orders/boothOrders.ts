import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { orderChildren, orders, salesRecords } from '#entities/order/api/orderCollections.ts';
import { parcelIncomplete, updateOrder } from '#entities/order/api/orderWrites.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type ParcelTexts, tidyNumber } from '#entities/order/rules/checkParcel.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { afterSaleKind } from '#entities/order/rules/orderActions.ts';
import { codeOfState, type KnownOrderState } from '#entities/order/rules/orderState.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';

const boothOrdersKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothOrders', exhibitionId, exhibitorId] as const;

export const rereadBoothOrders = (booth: BoothKey): Promise<void> =>
  rereadQueries({ queryKey: boothOrdersKey(booth) });

/** All orders of own products with their lines, newest first. A row of another exhibitor is dropped. */
export const boothOrdersQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: boothOrdersKey(booth),
    queryFn: async (context) => readBoothOrders(await readingClient(context), booth, undefined, {}),
    staleTime: services().times.pollMs,
  });

async function readBoothOrders(
  client: ApiClient,
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
  orderId: string | undefined,
  options: ReadOptions,
): Promise<readonly Order[]> {
  const parts = {
    ExhibitionId: exhibitionId,
    ExhibitorId: exhibitorId,
    ...(orderId !== undefined && { RecordId: orderId }),
  };
  const asked = {
    ...options,
    userId: exhibitorUserId,
    children: orderChildren,
    sort: { CreatedAtMesc: -1 },
  } as const;
  const rows = await readAllPages((paging) => orders.page(client, parts, { ...asked, ...paging }));
  return rows.filter((order) => order.exhibitorId === exhibitorId);
}

/** What a visitor has written about a return, newest first. */
export const returnRecordsQuery = (booth: BoothKey, { RecordId, visitorId }: Order) =>
  queryOptions({
    queryKey: [...boothOrdersKey(booth), RecordId, 'records'] as const,
    queryFn: async (context) =>
      salesRecords.list(
        await readingClient(context),
        { OrderId: RecordId, VisitorId: visitorId },
        { userId: booth.exhibitorUserId, sort: { CreatedAtMesc: -1 }, policy: 'background' },
      ),
    staleTime: services().times.pollMs,
  });

export type OrderFailure = RowChangeFailure | 'parcelIncomplete' | 'refused';

interface Move {
  readonly state: KnownOrderState;
  readonly parcel?: ParcelTexts | undefined;
  readonly reason?: string | undefined;
}

/** Moves an order on, once. A parcel that is on its way under another number was changed by another person. */
export function moveBoothOrder(
  booth: BoothKey,
  seen: Order,
  { state, parcel, reason }: Move,
): Promise<'done' | OrderFailure> {
  const number = parcel && tidyNumber(parcel.number);
  const setValue = {
    state: codeOfState(state),
    ...(parcel !== undefined && { ExpressCompany: parcel.company.trim(), ExpressNum: number }),
    ...(reason !== undefined && { AnswerReason: reason }),
  };
  return changeRow<Order, 'parcelIncomplete' | 'refused'>({
    readAgain: async (client) =>
      (await readBoothOrders(client, booth, seen.RecordId, { policy: 'besideForm' }))[0],
    isAsSeen: (now) => now.state === seen.state,
    holds: (now) => now.state === state && (number === undefined || now.courierNumber === number),
    send: (client) => updateOrder(client, seen.RecordId, setValue, { userId: booth.exhibitorUserId }),
    refusalOf: (resCode) => (resCode === parcelIncomplete ? 'parcelIncomplete' : 'refused'),
  });
}

/** What the exhibitor's answer to a return makes of an order; undefined where none was asked for. */
export function answeredState({ state }: Order, answer: 'Agreed' | 'Refused'): KnownOrderState | undefined {
  const kind = afterSaleKind(state);
  return kind && (`${kind}${answer}` as KnownOrderState);
}
