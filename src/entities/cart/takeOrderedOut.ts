import type { CartKey } from './rules/cartItem.ts';
import { takeOutOfCart } from './changeCart.ts';

/** What was ordered is not in the cart any more. */
export function takeOrderedOut(exhibitionId: string, keys: readonly CartKey[]): void {
  const unknown = { number: 0, priceCents: undefined, name: { zh: '', en: '' }, exhibitorId: '', infoId: '' };
  takeOutOfCart(
    exhibitionId,
    keys.map((key) => ({ ...key, ...unknown })),
  );
}
