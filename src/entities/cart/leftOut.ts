import { useSyncExternalStore } from 'react';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type CartKey, cartKey } from './rules/cartItem.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const leftOutList = createVisitorLists({
  prefix: laterNames.cartLeftOutPrefix,
  isEntry: isText,
  most: 300,
  isOfTab: true,
});

/** What is in the cart but not to be ordered now; all else is. Until the tab is closed. */
export function useLeftOut() {
  const exhibitionId = useExhibitionId();
  const list = leftOutList(exhibitionId);
  const keys = useSyncExternalStore(list.subscribe, list.list);
  return {
    isChosen: (item: CartKey) => keys.indexOf(cartKey(item)) < 0,
    choose(items: readonly CartKey[], isChosen: boolean) {
      const changed = items.map(cartKey);
      list.change((before) => {
        const others = before.filter((key) => changed.indexOf(key) < 0);
        return isChosen ? others : [...others, ...changed];
      });
    },
  };
}
