import { useSyncExternalStore } from 'react';
import { appSession } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type CartKey, cartKey } from './rules/cartItem.ts';

const most = 300;
const lists = new Map<string, StoredList<string>>();

const isText = (value: unknown): value is string => typeof value === 'string';

function leftOutList(exhibitionId: string): StoredList<string> {
  const known = lists.get(exhibitionId);
  if (known !== undefined) return known;
  const name = ownNames.cartLeftOutPrefix + exhibitionId;
  const list = createStoredList({ storage: appSession(), name, isEntry: isText, most });
  lists.set(exhibitionId, list);
  return list;
}

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
