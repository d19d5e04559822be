import { type NewOrder, orderRecord } from '#entities/order/api/newOrder.ts';
import { orders } from '#entities/order/api/orderCollections.ts';
import { findSentOrders, insertOrder, orderRefusals } from '#entities/order/api/orderWrites.ts';
import { randomId } from '#device/identity/randomId.ts';
import { type Order, readOrder, readOrderLines } from '#entities/order/rules/order.ts';
import type { CartKey } from '#entities/cart/rules/cartItem.ts';
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
export const orderedKeys = ({ record }: SubmissionEntry): readonly CartKey[] =>
  readOrderLines(record['Productinfo']).map(({ productId, type }) => ({ productId, type }));

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
