import { isServerRow, readLine, readReference } from '#domain/record/serverRow.ts';
import { mayVisitor } from './orderActions.ts';
import { type OrderState, orderState } from './orderState.ts';

/** One step of a return or an exchange. */
export interface SalesRecord {
  readonly RecordId: string;
  readonly state: OrderState;
  /** Of the visitor who asked, or of the exhibitor who answered. */
  readonly name: string;
  readonly time: string;
  readonly reason: string;
  readonly content: string;
  readonly pictures: readonly string[];
}

export function readSalesRecord(row: unknown): SalesRecord | undefined {
  if (!isServerRow(row)) return undefined;
  const RecordId = readReference(row['RecordId']);
  const pictures: readonly unknown[] = Array.isArray(row['PicList']) ? row['PicList'] : [];
  if (RecordId === '') return undefined;
  return {
    RecordId,
    state: orderState(row['Type']),
    name: readLine(row['Name']),
    time: readLine(row['Time']) || readLine(row['CreatedAt']),
    reason: readLine(row['Reason']),
    content: readLine(row['Content'], 500),
    pictures: pictures.map(pictureOf).filter((address) => address !== ''),
  };
}

const pictureOf = (picture: unknown) => readLine(isServerRow(picture) ? picture['PicPath'] : picture, 2_000);

/**
 * The state of an order with its history, newest first. A request that is stored counts, also where the order itself was not
 * moved on because the connection broke between the two.
 */
export function stateWithRecords(state: OrderState, records: readonly SalesRecord[]): OrderState {
  const latest = records[0]?.state;
  const isAsked = latest === 'refundAsked' || latest === 'returnAsked' || latest === 'exchangeAsked';
  return isAsked && mayVisitor(state, 'ask') ? latest : state;
}
