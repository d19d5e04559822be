import type { ApiClient } from '#data/client/apiClient.ts';
import { type OrderRefusal, orderRefusals, updateOrder } from '#entities/order/api/orderWrites.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { codeOfState, type KnownOrderState } from '#entities/order/rules/orderState.ts';
import { findOrder } from '#entities/order/orderQueries.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';

export type ChangeFailure =
  | Exclude<RowChangeFailure, 'gone' | 'changed'>
  | Extract<OrderRefusal, 'orderGone' | 'orderChanged'>
  | 'refused';

const besideForm = { policy: 'besideForm' } as const;

/** Looks whether the order is still the one on the screen, moves it on once, and looks again where no answer came. */
export async function moveOrder(seen: Order, state: KnownOrderState): Promise<'done' | ChangeFailure> {
  const outcome = await changeRow<Order, 'orderGone' | 'orderChanged' | 'refused'>({
    readAgain: (client) => readAgain(client, seen),
    isAsSeen: (now) => now.state === seen.state,
    holds: (now) => now.state === state,
    send: (client) => updateOrder(client, seen.RecordId, { state: codeOfState(state) }),
    refusalOf,
  });
  if (outcome === 'gone') return 'orderGone';
  return outcome === 'changed' ? 'orderChanged' : outcome;
}

function refusalOf(resCode: number) {
  const refusal = orderRefusals[resCode];
  return refusal === 'orderGone' || refusal === 'orderChanged' ? refusal : 'refused';
}

const readAgain = (client: ApiClient, { exhibitionId, visitorId, RecordId }: Order) =>
  findOrder(client, { exhibitionId, visitorId, orderId: RecordId }, besideForm);
