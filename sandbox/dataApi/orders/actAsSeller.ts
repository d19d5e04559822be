import { codeOfState, type KnownOrderState } from '#entities/order/rules/orderState.ts';
import type { Records } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { textOf } from '../call.ts';
import { BadParameters } from '../envelope.ts';
import { mayExhibitor } from './orders.ts';
import { besides } from './sellerRows.ts';

/** What an exhibitor does with an order on `/sandbox/orders`: confirmPayment, ship, close, agree, refuse, and the steps of a return. */
export async function actAsSeller(records: Records, wish: Row, nowMs: number): Promise<Row> {
  const order = records.find('Order', wish['recordId']);
  const action = textOf(wish['action']);
  if (order === undefined) throw new BadParameters('no such order');
  if (!mayExhibitor(order, action)) throw new BadParameters(`not ${action} in this state`);
  const recordId = String(order['RecordId']);
  const row = { ...order, ...changeFor(order, action, nowMs) };
  await records.save([
    { collection: 'Order', recordId, row },
    ...besides(row, action, textOf(wish['reason']), nowMs),
  ]);
  return row;
}

const plain: Readonly<Record<string, KnownOrderState>> = {
  confirmPayment: 'toShip',
  ship: 'toReceive',
  close: 'closed',
};

function changeFor(order: Row, action: string, nowMs: number): Row {
  const next = plain[action];
  if (action === 'markBack') return { IsReturnReceived: true };
  if (action === 'noteRefund')
    return { RefundSum: order['Sum'], RefundTime: venueText(nowMs).slice(0, 10), RefundWay: '原路退回' };
  const number = `SF${String(order['RecordId']).replace(/\D/g, '').padEnd(13, '7').slice(0, 13)}`;
  const isCourier = textOf(order['Logistics']) === '1';
  if (action === 'sendSecond')
    return { IsExchangeSent: true, ...(isCourier && { ExchangeExpressNum: `${number}2` }) };
  if (next === undefined) return { state: answered(order, action) };
  return { state: codeOfState(next), ...(action === 'ship' && isCourier && { ExpressNum: number }) };
}

/** 303 becomes 301 or 302, and so on. */
const answered = (order: Row, action: string) =>
  textOf(order['state']).slice(0, 2) + (action === 'agree' ? '1' : '2');
