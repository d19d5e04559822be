import {
  askedState,
  type ExhibitorAction,
  mayVisitor,
  orderActions,
} from '#entities/order/rules/orderActions.ts';
import { type OrderState, orderState } from '#entities/order/rules/orderState.ts';
import { stateOfOrder } from '#entities/order/rules/orderStep.ts';
import { randomHex } from '#sandbox/randomText.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { commonFields } from '../accounts.ts';
import { type DataCall, getList, getParams, getPart, getText, isRow, textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeed } from '../envelope.ts';
import { besides } from './sellerRows.ts';
import { taken, putBack, whyNotSold } from './stock.ts';

const payInstructions =
  '请在 24 小时内转账至主办方账户：江海会展集团，江海银行 6200 0000 0000 0001，附言写订单号。Please transfer to the organiser within 24 hours and quote the order number.';

/** Some exhibitors are paid first. */
const isPaidFirst = (exhibitorId: string) => Number(exhibitorId.slice(-4)) % 5 === 3;

/** `insert/Order`: the order with its lines, once there is enough of everything at the price that was seen. */
export async function insertOrder(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const info = getPart(record, 'Orderinfo');
  const lines = getList(record, 'Productinfo').filter(isRow);
  const exhibitorId = getText(info, 'ExhibitorId');
  requireRegistered(call, getText(info, 'ExhibitionId'), getText(info, 'VisitorId'));
  if (lines.length === 0) throw new BadParameters('an order without a line');
  for (const line of lines) {
    const refusal = whyNotSold(call.records, line);
    if (refusal !== undefined) return refusal;
  }
  const sum = lines.reduce((all, line) => all + Number(line['UnitPrice']) * Number(line['ProductNum']), 0);
  if (String(sum) !== textOf(info['Sum'])) throw new BadParameters('the sum is not that of the lines');
  const orderId = randomHex(24);
  const row: Row = {
    ...info,
    ...commonFields(call),
    RecordId: orderId,
    OrderLineNumber: orderNumber(call),
    ...(isPaidFirst(exhibitorId) ? { state: '101', PayInstructions: payInstructions } : { state: '201' }),
  };
  const written = lines.map((line) => ({
    ...line,
    ...commonFields(call),
    RecordId: randomHex(24),
    OrderId: orderId,
  }));
  await call.records.save([
    { collection: 'Order', recordId: orderId, row },
    ...written.map((line): Change => ({ collection: 'OrderLineItem', recordId: line.RecordId, row: line })),
    ...taken(call.records, lines),
  ]);
  return succeed(row);
}

function orderNumber({ records, nowMs }: DataCall): string {
  const day = venueText(nowMs).slice(0, 10).replaceAll('-', '');
  return `JH${day}${String(records.all('Order').length + 1).padStart(5, '0')}`;
}

/** `update/Order`: what the visitor may do in the state that it has. Cancelled goods are in stock again. */
export async function updateOrder(call: DataCall): Promise<Envelope> {
  const params = getParams(call);
  const recordId = getText(params, 'recordId');
  const setValue = getPart(params, 'setValue');
  const row = call.records.find('Order', recordId);
  if (row === undefined) return refuse(resCodes.orderGone, 'no such order');
  const [before, after] = [stateOfOrder(row), stateOfOrder({ ...row, ...setValue })];
  if (isSellerOf(call, row)) return updateAsSeller(call, row, setValue);
  if (!isAllowed(before, after)) return refuse(resCodes.orderChanged, 'not in this state');
  const lines = call.records.all('OrderLineItem').filter((line) => line['OrderId'] === recordId);
  await call.records.save([
    { collection: 'Order', recordId, row: { ...row, ...setValue, RecordId: recordId } },
    ...(after === 'closed' ? putBack(call.records, lines) : []),
  ]);
  return succeed(1);
}

const isSellerOf = ({ records, userId }: DataCall, row: Row): boolean =>
  userId !== '' && records.find('User', userId)?.['ExhibitorRecordId'] === row['ExhibitorId'];

/** What the exhibitor's own user may do: confirm the payment, ship by a courier and number, close, answer a return, and carry it to its end. */
async function updateAsSeller(call: DataCall, row: Row, setValue: Row): Promise<Envelope> {
  const action = sellerActionOf(stateOfOrder({ ...row, ...setValue }));
  if (action === undefined || !mayExhibitor(row, action))
    return refuse(resCodes.orderChanged, 'not in this state');
  const kind = action === 'sendSecond' ? 'ExchangeExpress' : 'Express';
  const isIncomplete = textOf(setValue[`${kind}Company`]) === '' || textOf(setValue[`${kind}Num`]) === '';
  if ((action === 'ship' || action === 'sendSecond') && textOf(row['Logistics']) === '1' && isIncomplete)
    return refuse(resCodes.parcelIncomplete, 'a parcel has a courier and a number');
  const { AnswerReason, ...changed } = setValue;
  const next = { ...row, ...changed, RecordId: row['RecordId'] };
  await call.records.save([
    { collection: 'Order', recordId: String(row['RecordId']), row: next },
    ...besides(next, action, textOf(AnswerReason), call.nowMs),
  ]);
  return succeed(1);
}

function sellerActionOf(after: OrderState): ExhibitorAction | undefined {
  if (after === 'toShip') return 'confirmPayment';
  if (after === 'toReceive') return 'ship';
  if (after === 'closed') return 'close';
  if (after.endsWith('Agreed')) return 'agree';
  if (after.includes('Refused')) return 'refuse';
  if (after.endsWith('Arrived')) return 'markBack';
  if (after === 'exchangeDone') return 'sendSecond';
  return after.endsWith('Done') ? 'noteRefund' : undefined;
}

function isAllowed(before: OrderState, after: OrderState): boolean {
  if (after === 'closed') return mayVisitor(before, 'cancel');
  if (after === 'completed') return mayVisitor(before, 'receive');
  if (after.endsWith('SentBack')) return mayVisitor(before, 'sendBack');
  const isAsked = (['refund', 'return', 'exchange'] as const).some((kind) => askedState(kind) === after);
  return isAsked && mayVisitor(before, 'ask');
}

/** `insert/SalesServiceRecord`: a request of the visitor; the order itself is moved on by `update/Order`. */
export async function insertSalesRecord(call: DataCall): Promise<Envelope> {
  const record = getPart(getParams(call), 'record');
  const order = call.records.find('Order', getText(record, 'OrderId'));
  if (order === undefined) return refuse(resCodes.orderGone, 'no such order');
  if (!isAllowed(stateOfOrder(order), orderState(record['Type'])))
    return refuse(resCodes.orderChanged, 'not in this state');
  const row: Row = { ...record, ...commonFields(call), RecordId: randomHex(24), Time: venueText(call.nowMs) };
  await call.records.save([{ collection: 'SalesServiceRecord', recordId: String(row['RecordId']), row }]);
  return succeed(row);
}

function requireRegistered({ records }: DataCall, exhibitionId: string, visitorId: string): void {
  const isRegistered = records
    .all('VisitorExhibitionInfo')
    .some((row) => row['ExhibitionId'] === exhibitionId && row['VisitorId'] === visitorId);
  if (!isRegistered) throw new BadParameters('not registered at this exhibition');
}

export const mayExhibitor = (row: Row, action: string): boolean =>
  orderActions[stateOfOrder(row)].exhibitor.some((one) => one === action);
