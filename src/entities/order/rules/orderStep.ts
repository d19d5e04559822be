import { readFlag, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { readMoney } from '#domain/money/serverMoney.ts';
import type { ParcelTexts } from './checkParcel.ts';
import { codeOfState, type OrderState, orderState } from './orderState.ts';

/** What the exhibitor has paid back. */
export interface RefundNote {
  readonly cents: number;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Such as `bank transfer`. */
  readonly way: string;
}

export interface AfterSaleNotes {
  /** Whether the goods had been received when a return was asked for. */
  readonly isReceivedBefore: boolean;
  /** What the visitor has sent the goods back by. */
  readonly returnParcel: ParcelTexts | undefined;
  /** What the exhibitor has sent in exchange. */
  readonly secondParcel: ParcelTexts | undefined;
  readonly refund: RefundNote | undefined;
}

const text = (row: ServerRow, field: string) => readLine(row[field], 60);

function parcelIn(row: ServerRow, company: string, number: string): ParcelTexts | undefined {
  const parcel = { company: text(row, company), number: text(row, number) };
  return parcel.number === '' ? undefined : parcel;
}

function refundIn(row: ServerRow): RefundNote | undefined {
  const cents = readMoney(row['RefundSum']);
  return cents === undefined
    ? undefined
    : { cents, day: text(row, 'RefundTime').slice(0, 10), way: readLine(row['RefundWay'], 100) };
}

export const readAfterSaleNotes = (row: ServerRow): AfterSaleNotes => ({
  isReceivedBefore: text(row, 'StateBefore') === codeOfState('completed'),
  returnParcel: parcelIn(row, 'ReturnExpressCompany', 'ReturnExpressNum'),
  secondParcel: parcelIn(row, 'ExchangeExpressCompany', 'ExchangeExpressNum'),
  refund: refundIn(row),
});

/** The state of an order, told more closely by what both sides have noted of a return. */
export function stateOfOrder(row: ServerRow): OrderState {
  const state = orderState(row['state']);
  const { isReceivedBefore, returnParcel, secondParcel, refund } = readAfterSaleNotes(row);
  if (state === 'refundRefused') return isReceivedBefore ? 'refundRefusedReceived' : state;
  if (state === 'refundAgreed') return refund === undefined ? state : 'refundDone';
  if (state !== 'returnAgreed' && state !== 'exchangeAgreed') return state;
  const kind = state === 'returnAgreed' ? 'return' : 'exchange';
  if (kind === 'return' && refund !== undefined) return 'returnDone';
  if (kind === 'exchange' && (secondParcel !== undefined || readFlag(row['IsExchangeSent'])))
    return 'exchangeDone';
  if (readFlag(row['IsReturnReceived'])) return `${kind}Arrived`;
  return returnParcel === undefined ? state : `${kind}SentBack`;
}
