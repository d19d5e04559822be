import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { type CartWant, isCartWant } from './rules/cartWant.ts';

/** Of different products and specifications. */
const most = 300;

const lists = new Map<string, StoredList<CartWant>>();

/** What this phone has changed in the cart of an exhibition and the server has not confirmed. */
export function cartWants(exhibitionId: string): StoredList<CartWant> {
  const known = lists.get(exhibitionId);
  if (known !== undefined) return known;
  const name = laterNames.cartPrefix + exhibitionId;
  const list = createStoredList({ storage: appStorage(), events: window, name, isEntry: isCartWant, most });
  lists.set(exhibitionId, list);
  return list;
}

/** The exhibitions whose carts this page has asked for. */
export const knownCarts = (): readonly string[] => Array.from(lists.keys());
