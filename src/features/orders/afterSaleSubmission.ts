import { findSalesRecords, insertSalesRecord, orderRefusals } from '#entities/order/api/orderWrites.ts';
import { salesRecords } from '#entities/order/api/orderCollections.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { type AfterSaleKind, askedState } from '#entities/order/rules/orderActions.ts';
import { codeOfState } from '#entities/order/rules/orderState.ts';
import { readSalesRecord, type SalesRecord } from '#entities/order/rules/salesRecord.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { newRowsOnly } from '#sending/newRowsOnly.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';

export interface AfterSaleRequest {
  readonly kind: AfterSaleKind;
  readonly reason: string;
  readonly content: string;
  readonly pictures: readonly string[];
}

const afterSaleOwner = ({ visitorId, RecordId }: Pick<Order, 'visitorId' | 'RecordId'>) =>
  ({ kind: 'afterSale', visitorId, orderId: RecordId }) as const;

export function afterSaleEntry(order: Order, request: AfterSaleRequest): SubmissionEntry {
  const clientRef = randomId();
  const record = {
    OrderId: order.RecordId,
    ExhibitionId: order.exhibitionId,
    VisitorId: order.visitorId,
    Type: codeOfState(askedState(request.kind)),
    Name: order.receiver,
    Reason: request.reason,
    Content: request.content,
    PicList: request.pictures.map((PicPath) => ({ PicPath })),
    ClientRef: clientRef,
  };
  const { exhibitionId } = order;
  return outboxEntry({ exhibitionId, clientRef, owner: afterSaleOwner(order), record });
}

/** After the first copy of a request the order may be in a state that allows no second one. */
const mayRefuseOwnCopy = ({ resCode }: Refusal) => orderRefusals[resCode ?? 0] === 'orderChanged';

/** The same may be asked again once it was refused. */
export function afterSaleGateway(
  entry: SubmissionEntry,
  mayBeStored: boolean,
): SubmissionGateway<SalesRecord> {
  const { record, clientRef } = entry;
  return {
    insert: (client) => insertSalesRecord(client, record),
    update: noUpdate,
    find: newRowsOnly(entry, {
      find: (client) => findSalesRecords(client, record),
      compared: ['Type', 'Reason', 'Content'],
      mayBeStored,
    }),
    count: (client) =>
      salesRecords.count(
        client,
        {
          OrderId: readReference(record['OrderId']),
          VisitorId: readReference(record['VisitorId']),
          ClientRef: clientRef,
        },
        { policy: 'background', isAskedFor: false },
      ),
    read: readSalesRecord,
    mayRefuseOwnCopy,
    collection: 'SalesServiceRecord',
  };
}
