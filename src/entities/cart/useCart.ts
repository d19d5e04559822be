import { onEveryChance } from '#sending/onEveryChance.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { CartItem } from './rules/cartItem.ts';
import { wantedItems, wantsOf } from './rules/cartWant.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { cartQuery } from './cartQuery.ts';
import { cartWants } from './cartWants.ts';
import { sendCart } from './sendCart.ts';

/** The cart of this visitor with what this phone has changed; of a stranger what the phone keeps. */
export function useCart(): QueryState<readonly CartItem[]> {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const list = cartWants(exhibitionId);
  const wants = useSyncExternalStore(list.subscribe, list.list);
  const query = useServerQuery({
    ...cartQuery({ exhibitionId, visitorId: visitorId ?? '' }),
    enabled: visitorId !== undefined,
  });
  const isStranger = visitorId === undefined;
  // Sends what waits, as long as a cart is in sight.
  useEffect(
    () => (isStranger ? undefined : onEveryChance(() => void sendCart(exhibitionId))),
    [exhibitionId, isStranger],
  );
  const stored = isStranger ? noItems : query.data;
  const items = useMemo(
    () => (stored === undefined ? undefined : wantedItems(stored, wantsOf(wants, visitorId))),
    [stored, wants, visitorId],
  );
  return isStranger ? readyQuery(items) : { ...query, data: items };
}

/** What a stranger has put in on this phone, for the visitor who acts to claim; empty for a stranger. */
export function useStrangersItems(): readonly CartItem[] {
  const list = cartWants(useExhibitionId());
  const wants = useSyncExternalStore(list.subscribe, list.list);
  return useOwnVisitorId() === undefined ? noItems : wantedItems([], wantsOf(wants));
}

const noItems: readonly CartItem[] = [];

/** How many pieces of different things there are; 0 while that is not known. */
export const useCartCount = (): number => useCart().data?.length ?? 0;
