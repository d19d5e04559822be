import { sumCents, lineCents } from '#domain/money/sums.ts';
import { readMoney } from '#domain/money/serverMoney.ts';
import { isServerRow, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import type { OrderState } from './orderState.ts';
import { type AfterSaleNotes, readAfterSaleNotes, stateOfOrder } from './orderStep.ts';

export type DeliveryKind = 'courier' | 'local' | 'pickUp';
/** In the order of the server's codes, '1' to '3'. */
export const deliveryKinds: readonly DeliveryKind[] = ['courier', 'local', 'pickUp'];
export const codeOfDelivery = (kind: DeliveryKind): string => String(deliveryKinds.indexOf(kind) + 1);

export interface OrderLine {
  readonly RecordId: string;
  readonly productId: string;
  readonly name: string;
  /** The place of the specification in the product's list, and its name; '' without one. */
  readonly type: string;
  readonly typeName: string;
  /** Undefined for what is no number. */
  readonly quantity: number | undefined;
  readonly unitCents: number | undefined;
  readonly cents: number | undefined;
}

export interface Order extends AfterSaleNotes {
  readonly RecordId: string;
  readonly exhibitionId: string;
  readonly visitorId: string;
  readonly exhibitorId: string;
  readonly number: string;
  readonly state: OrderState;
  /** What the server says; undefined where it says nothing that can be read. */
  readonly sumCents: number | undefined;
  readonly delivery: DeliveryKind | undefined;
  readonly courierNumber: string;
  readonly receiver: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  /** How to pay, in the organiser's words; '' where nothing is said. */
  readonly payInstructions: string;
  readonly createdAt: string;
  readonly lines: readonly OrderLine[];
}

/** Under which the lines hang from an order that is read. */
export const linesField = 'OrderLines';

/** Undefined for what is no order. */
export function readOrder(row: unknown): Order | undefined {
  if (!isServerRow(row)) return undefined;
  const RecordId = readReference(row['RecordId']);
  if (RecordId === '') return undefined;
  return {
    RecordId,
    exhibitionId: readReference(row['ExhibitionId']),
    visitorId: readReference(row['VisitorId']),
    exhibitorId: readReference(row['ExhibitorId']),
    number: readLine(row['OrderLineNumber']) || RecordId.slice(-8),
    state: stateOfOrder(row),
    sumCents: readMoney(row['Sum']),
    ...readDelivery(row),
    ...readAfterSaleNotes(row),
    note: readLine(row['Remark'], 500),
    payInstructions: readLine(row['PayInstructions'], 500),
    createdAt: readLine(row['CreatedAt']),
    lines: readOrderLines(row[linesField]),
  };
}

const readDelivery = (row: ServerRow) => ({
  delivery: deliveryKinds[Number(readLine(row['Logistics'])) - 1],
  courierNumber: readLine(row['ExpressNum'], 60),
  receiver: readLine(row['Receiver']),
  phone: readLine(row['ReceiverPhone']),
  address: readLine(row['ReceiverAddress'], 600),
});

export const readOrderLines = (list: unknown): readonly OrderLine[] =>
  Array.isArray(list) ? list.map(readOrderLine).filter((line) => line !== undefined) : [];

function readOrderLine(row: unknown): OrderLine | undefined {
  if (!isServerRow(row)) return undefined;
  const unitCents = readMoney(row['UnitPrice']);
  const number = readLine(row['ProductNum']);
  const quantity = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : undefined;
  const isCounted = quantity !== undefined && unitCents !== undefined;
  return {
    RecordId: readReference(row['RecordId']),
    productId: readReference(row['ProductId']),
    name: readLine(row['ProductName']),
    type: readLine(row['Type']),
    typeName: readLine(row['TypeName']),
    quantity,
    unitCents,
    cents: isCounted ? lineCents(unitCents, quantity) : readMoney(row['Price']),
  };
}

/** What the lines come to; undefined where one of them says nothing. */
export const sumOfLines = (lines: readonly OrderLine[]): number | undefined =>
  lines.length === 0 ? undefined : sumCents(lines.map(({ cents }) => cents));
