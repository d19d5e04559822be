import type { FairMs } from '#domain/time/clocks.ts';
import type { Appointment } from '../appointment/rules/appointment.ts';
import { isForVisitor } from '../appointment/rules/appointmentGroups.ts';
import type { Order } from '../order/rules/order.ts';
import type { OrderState } from '../order/rules/orderState.ts';
import type { WatchedRow } from './rules/changedRows.ts';

/** What a visitor asks for begins as pending; what a visitor is asked for ends there too, unanswered. */
export const watchedAppointments = (rows: readonly Appointment[], nowMs: FairMs): readonly WatchedRow[] =>
  rows.map((row) => ({
    id: row.RecordId,
    state: row.state,
    isOwnStep: row.own === 'asker' && row.state === 'pending',
    isForVisitor: isForVisitor(row, nowMs),
  }));

/** Into these the visitor brings an order: by ordering, asking, sending back and confirming the receipt. */
const ownSteps: readonly OrderState[] = [
  'toPay',
  'completed',
  'refundAsked',
  'returnAsked',
  'exchangeAsked',
  'returnSentBack',
  'exchangeSentBack',
];

export const watchedOrders = (rows: readonly Order[]): readonly WatchedRow[] =>
  rows.map(({ RecordId, state }) => ({
    id: RecordId,
    state,
    isOwnStep: ownSteps.indexOf(state) >= 0,
    isForVisitor: false,
  }));
