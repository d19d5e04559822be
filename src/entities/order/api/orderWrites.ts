import { linesField, readOrderLines } from '../rules/order.ts';
import { readReference, type ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { insertedOrder } from './newOrder.ts';
import { orderChildren, orders, salesRecords } from './orderCollections.ts';

export type OrderRefusal =
  | 'stockGone'
  | 'priceChanged'
  | 'productGone'
  | 'orderGone'
  | 'orderChanged'
  | 'tooFew';

/** What the server says no with; all assumed. */
export const orderRefusals: Readonly<Record<number, OrderRefusal>> = {
  1901: 'stockGone',
  1902: 'priceChanged',
  1903: 'productGone',
  1904: 'orderGone',
  1905: 'orderChanged',
  1906: 'tooFew',
};

/** What an exhibitor ships by is not accepted; assumed. */
export const parcelIncomplete = 2011;

const onSchedule = { policy: 'schedule' } as const;

/** Sends an order with its lines once; never throws for what the network or the server does. */
export const insertOrder = (client: ApiClient, record: ServerRow): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/Order', { record: insertedOrder(record) }));

/** Changes an order once; doing it twice does no harm. */
export function updateOrder(
  client: ApiClient,
  recordId: string,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a change of an order without its RecordId');
  return outcomeOf(client.write('/data/update/Order', { recordId, setValue }, options));
}

/**
 * The visitor's orders of one exhibitor, newest first. Those with the same lines say so under the name of what was sent, and what
 * became of them since is no difference.
 */
export async function findSentOrders(client: ApiClient, record: ServerRow): Promise<RowLookup> {
  const own = {
    ExhibitionId: readReference(record['ExhibitionId']),
    VisitorId: readReference(record['VisitorId']),
    ExhibitorId: readReference(record['ExhibitorId']),
  };
  const found = await lookUp(client, withLines, own, onSchedule);
  if (found.kind !== 'found') return found;
  const { state, Productinfo } = record;
  const sent = JSON.stringify(linesIn(Productinfo));
  const rows = found.rows.map((row) =>
    JSON.stringify(linesIn(row[linesField])) === sent ? { ...row, state, Productinfo } : row,
  );
  return { kind: 'found', rows };
}

const linesIn = (list: unknown): readonly string[] =>
  readOrderLines(list)
    .map(({ productId, type, quantity, unitCents }) => [productId, type, quantity, unitCents].join('/'))
    .sort();

const withLines = {
  rows: (
    client: ApiClient,
    parts: Parameters<typeof orders.rows>[1],
    options: Parameters<typeof orders.rows>[2],
  ) => orders.rows(client, parts, { ...options, children: orderChildren }),
};

/** Asks for a return or an exchange once. */
export const insertSalesRecord = (client: ApiClient, record: ServerRow): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/SalesServiceRecord', { record }));

/** The history of one order of this visitor, newest first. */
export const findSalesRecords = (client: ApiClient, record: ServerRow): Promise<RowLookup> =>
  lookUp(
    client,
    salesRecords,
    { OrderId: readReference(record['OrderId']), VisitorId: readReference(record['VisitorId']) },
    onSchedule,
  );
