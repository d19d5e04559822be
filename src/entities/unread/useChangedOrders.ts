import { useMemo } from 'react';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import type { MessageOwner } from '../message/rules/message.ts';
import { ordersQuery } from '../order/orderQueries.ts';
import { noteShownRows, useChangedRows } from './seenRows.ts';
import { watchedOrders } from './watchedRows.ts';

/** The orders that others have moved on. */
export function useChangedOrders(owner: MessageOwner) {
  const query = useServerQuery({ ...ordersQuery(owner), refetchInterval: services().times.reaskEveryMs });
  const { data, dataUpdatedAt } = query;
  const rows = useMemo(() => data && watchedOrders(data), [data]);
  return {
    query,
    changed: useChangedRows('orders', rows, dataUpdatedAt),
    readAll: () => noteShownRows('orders', owner.exhibitionId, rows ?? [], dataUpdatedAt),
  };
}
