import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { orderChildren, orders, salesRecords } from '#entities/order/api/orderCollections.ts';
import { parcelIncomplete, updateOrder } from '#entities/order/api/orderWrites.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type ParcelTexts, tidyNumber } from '#entities/order/rules/checkParcel.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { afterSaleKind } from '#entities/order/rules/orderActions.ts';
import { codeOfState, type ReadOrderState } from '#entities/order/rules/orderState.ts';
import type { RefundNote } from '#entities/order/rules/orderStep.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { writeMoney } from '#domain/money/serverMoney.ts';
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
  readonly state: ReadOrderState;
  /** Of what is ordered, or of what is sent in exchange. */
  readonly parcel?: ParcelTexts | undefined;
  readonly reason?: string | undefined;
  readonly refund?: RefundNote | undefined;
}

/**
 * Moves an order on, once. A parcel that is on its way under another number, or another refund that is noted, was changed by
 * another person.
 */
export const moveBoothOrder = (booth: BoothKey, seen: Order, move: Move): Promise<'done' | OrderFailure> =>
  changeRow<Order, 'parcelIncomplete' | 'refused'>({
    readAgain: async (client) =>
      (await readBoothOrders(client, booth, seen.RecordId, { policy: 'besideForm' }))[0],
    isAsSeen: (now) => now.state === seen.state,
    holds: (now) => holdsMove(now, move),
    send: (client) =>
      updateOrder(client, seen.RecordId, fieldsOfMove(move), { userId: booth.exhibitorUserId }),
    refusalOf: (resCode) => (resCode === parcelIncomplete ? 'parcelIncomplete' : 'refused'),
  });

function fieldsOfMove({ state, parcel, reason, refund }: Move): ServerRow {
  const [company, number] =
    state === 'exchangeDone'
      ? ['ExchangeExpressCompany', 'ExchangeExpressNum']
      : ['ExpressCompany', 'ExpressNum'];
  return {
    state: codeOfState(state),
    ...(parcel !== undefined && { [company]: parcel.company.trim(), [number]: tidyNumber(parcel.number) }),
    ...(reason !== undefined && { AnswerReason: reason }),
    ...((state === 'returnArrived' || state === 'exchangeArrived') && { IsReturnReceived: true }),
    ...(state === 'exchangeDone' && { IsExchangeSent: true }),
    ...(refund !== undefined && {
      RefundSum: writeMoney(refund.cents),
      RefundTime: refund.day,
      RefundWay: refund.way,
    }),
  };
}

function holdsMove(now: Order, { state, parcel, refund }: Move): boolean {
  if (now.state !== state) return false;
  if (refund !== undefined)
    return (
      now.refund?.cents === refund.cents && now.refund.day === refund.day && now.refund.way === refund.way
    );
  const number = state === 'exchangeDone' ? (now.secondParcel?.number ?? '') : now.courierNumber;
  return parcel === undefined || number === tidyNumber(parcel.number);
}

/** What the exhibitor's answer to a return makes of an order; undefined where none was asked for. */
export function answeredState(
  { state, isReceivedBefore }: Order,
  answer: 'Agreed' | 'Refused',
): ReadOrderState | undefined {
  const kind = afterSaleKind(state);
  if (kind === 'refund' && answer === 'Refused' && isReceivedBefore) return 'refundRefusedReceived';
  return kind && (`${kind}${answer}` as const);
}
