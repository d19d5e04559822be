import { type NewOrder, orderRecord } from '#entities/order/api/newOrder.ts';
import { orders } from '#entities/order/api/orderCollections.ts';
import { findSentOrders, insertOrder, orderRefusals } from '#entities/order/api/orderWrites.ts';
import { randomId } from '#device/identity/randomId.ts';
import { type Order, readOrder, readOrderLines } from '#entities/order/rules/order.ts';
import { readCart } from '#entities/cart/api/cartCalls.ts';
import { cartWants } from '#entities/cart/cartWants.ts';
import { isSameItem } from '#entities/cart/rules/cartItem.ts';
import { wantedItems, wantsOf } from '#entities/cart/rules/cartWant.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { SentOnce } from '#data/client/outcomeOf.ts';
import { ApiProblem } from '#data/client/problems.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';

export function orderEntry(order: NewOrder): SubmissionEntry {
  const clientRef = randomId();
  const { exhibitionId, visitorId } = order;
  const owner = { kind: 'order', visitorId } as const;
  const record = orderRecord(order, clientRef);
  return outboxEntry({ exhibitionId, clientRef, owner, record, collection: 'Order' });
}

/** What leaves the cart once it is ordered. */
export const orderedLines = ({ record }: SubmissionEntry) =>
  readOrderLines(record['Productinfo']).map(({ productId, type, quantity = 1 }) => ({
    productId,
    type,
    quantity,
  }));

/** The first copy of an order may have taken the last of the stock. */
const mayRefuseOwnCopy = ({ resCode }: Refusal) => orderRefusals[resCode ?? 0] === 'stockGone';

const compared = ['Sum', 'Logistics', 'ReceiverAddress', 'Remark', 'Productinfo'];

/** The same may be ordered again: an earlier order is never taken for this one. */
export function orderGateway(entry: SubmissionEntry, mayBeStored: boolean): SubmissionGateway<Order> {
  const { record, exhibitionId, clientRef } = entry;
  return {
    insert: (client) => insertOrder(client, record),
    update: noUpdate,
    find: newRowsOnly(entry, { find: (client) => findSentOrders(client, record), compared, mayBeStored }),
    count: (client) =>
      orders.count(
        client,
        {
          ExhibitionId: exhibitionId,
          VisitorId: readReference(record['VisitorId']),
          ClientRef: clientRef,
        },
        { policy: 'background', isAskedFor: false },
      ),
    read: readOrder,
    mayRefuseOwnCopy,
    collection: 'Order',
  };
}

/** The code of what is not sent at all: it is in the cart no more. */
export const notInCartCode = -410;
const notInCart: SentOnce = { status: 400, envelope: { resCode: notInCartCode, resMsg: '', result: null } };

/** An order of what is in the cart: another tab or phone may have ordered it meanwhile. */
export function cartOrderGateway(entry: SubmissionEntry, mayBeStored: boolean): SubmissionGateway<Order> {
  const gateway = orderGateway(entry, mayBeStored);
  return {
    ...gateway,
    async insert(client) {
      const isThere = await isInCart(client, entry);
      if (isThere === undefined) return { status: undefined };
      return isThere ? gateway.insert(client) : notInCart;
    },
  };
}

/** Undefined where the server does not answer. */
async function isInCart(client: ApiClient, entry: SubmissionEntry): Promise<boolean | undefined> {
  const { exhibitionId, record } = entry;
  const visitorId = readReference(record['VisitorId']);
  try {
    const stored = await readCart(client, { exhibitionId, visitorId }, { policy: 'background' });
    const items = wantedItems(stored, wantsOf(cartWants(exhibitionId).list(), visitorId));
    return orderedLines(entry).every((line) => items.some((item) => isSameItem(item, line)));
  } catch (problem) {
    if (problem instanceof ApiProblem) return undefined;
    throw problem;
  }
}
