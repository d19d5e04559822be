import type { Order } from './order.ts';
import { afterSaleKind, isAfterSaleDone, isInTab } from './orderActions.ts';

export type OpenOrderGroup = 'ToPay' | 'ToShip' | 'ToReceive' | 'Returns';

export interface OpenOrderCount {
  readonly group: OpenOrderGroup;
  /** 1 or more. */
  readonly count: number;
}

/** A refused request is no return any more: its order goes on as it was before. */
function groupOf({ state }: Pick<Order, 'state'>): OpenOrderGroup | undefined {
  if (state === 'toPay') return 'ToPay';
  if (isInTab(state, 'toShip')) return 'ToShip';
  if (isInTab(state, 'toReceive')) return 'ToReceive';
  const isOpenReturn =
    afterSaleKind(state) !== undefined && !isAfterSaleDone(state) && !isInTab(state, 'completed');
  return isOpenReturn ? 'Returns' : undefined;
}

/** How many orders have something to come, in the order in which they go through it; groups without any are left out. */
export const openOrderCounts = (orders: readonly Pick<Order, 'state'>[]): readonly OpenOrderCount[] =>
  (['ToPay', 'ToShip', 'ToReceive', 'Returns'] as const)
    .map((group) => ({ group, count: orders.filter((order) => groupOf(order) === group).length }))
    .filter(({ count }) => count > 0);
