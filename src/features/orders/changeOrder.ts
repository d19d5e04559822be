import type { ApiClient } from '#data/client/apiClient.ts';
import { type OrderRefusal, orderRefusals, updateOrder } from '#entities/order/api/orderWrites.ts';
import type { Order } from '#entities/order/rules/order.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { type AskedState, codeBefore } from '#entities/order/rules/orderActions.ts';
import { type ParcelTexts, tidyNumber } from '#entities/order/rules/checkParcel.ts';
import { codeOfState, type ReadOrderState } from '#entities/order/rules/orderState.ts';
import { findOrder } from '#entities/order/orderQueries.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';

export type ChangeFailure =
  | Exclude<RowChangeFailure, 'gone' | 'changed'>
  | Extract<OrderRefusal, 'orderGone' | 'orderChanged'>
  | 'refused';

const besideForm = { policy: 'besideForm' } as const;

interface Move {
  readonly state: ReadOrderState;
  readonly set?: ServerRow;
  /** Whether it is so already, where the state alone does not tell. */
  readonly holds?: (now: Order) => boolean;
}

/** Looks whether the order is still the one on the screen, moves it on once, and looks again where no answer came. */
async function move(seen: Order, { state, set, holds }: Move): Promise<'done' | ChangeFailure> {
  const outcome = await changeRow<Order, 'orderGone' | 'orderChanged' | 'refused'>({
    readAgain: (client) => readAgain(client, seen),
    isAsSeen: (now) => now.state === seen.state,
    holds: holds ?? ((now) => now.state === state),
    send: (client) => updateOrder(client, seen.RecordId, { state: codeOfState(state), ...set }),
    refusalOf,
  });
  if (outcome === 'gone') return 'orderGone';
  return outcome === 'changed' ? 'orderChanged' : outcome;
}

/** Receives or cancels it. */
export const moveOrder = (seen: Order, state: 'completed' | 'closed') => move(seen, { state });

/** Says with the order that a return is asked for. */
export const moveToAsked = (seen: Order, state: AskedState) =>
  move(seen, { state, set: { StateBefore: codeBefore(seen.state) } });

/** Notes the parcel of an agreed return. One under another number was noted by another page. */
export function sendBack(seen: Order, { company, number }: ParcelTexts): Promise<'done' | ChangeFailure> {
  const tidy = tidyNumber(number);
  return move(seen, {
    state: seen.state === 'exchangeAgreed' ? 'exchangeSentBack' : 'returnSentBack',
    set: { ReturnExpressCompany: company.trim(), ReturnExpressNum: tidy },
    holds: ({ returnParcel }) => returnParcel?.number === tidy,
  });
}

function refusalOf(resCode: number) {
  const refusal = orderRefusals[resCode];
  return refusal === 'orderGone' || refusal === 'orderChanged' ? refusal : 'refused';
}

const readAgain = (client: ApiClient, { exhibitionId, visitorId, RecordId }: Order) =>
  findOrder(client, { exhibitionId, visitorId, orderId: RecordId }, besideForm);
