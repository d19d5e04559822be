import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { boothOrdersQuery } from './boothOrders.ts';

const always = () => true;

/** Read again while the page is seen: a visitor may order at any time. */
export const useBoothOrders = (booth: BoothKey) =>
  useServerQuery({ ...boothOrdersQuery(booth), refetchInterval: pollWhile(always) });
