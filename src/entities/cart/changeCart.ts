import { randomId } from '#device/identity/randomId.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { CartItem, CartKey } from './rules/cartItem.ts';
import { type CartWant, claimWants, withWant } from './rules/cartWant.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { cartWants } from './cartWants.ts';
import { sendCart } from './sendCart.ts';

/** Kept first, shown immediately, sent when there is a visitor and a network. */
function change(
  exhibitionId: string,
  items: readonly CartItem[],
  mode: CartWant['mode'],
  visitorId = currentVisitorId(exhibitionId) ?? '',
): void {
  cartWants(exhibitionId).change((before) =>
    items.reduce(
      (wants, item) => withWant(wants, { ...plainItem(item), mode, visitorId, stamp: randomId() }),
      before,
    ),
  );
  void sendCart(exhibitionId);
}

const plainItem = ({ productId, type, number, priceCents, name, exhibitorId, infoId }: CartItem) => ({
  productId,
  type,
  number,
  priceCents,
  name,
  exhibitorId,
  infoId,
});

export const addToCart = (exhibitionId: string, items: readonly CartItem[]) =>
  change(exhibitionId, items, 'add');

/** The number and price of items as they are given; 0 takes one out. */
export const setInCart = (exhibitionId: string, items: readonly CartItem[]) =>
  change(exhibitionId, items, 'set');

export const takeOutOfCart = (exhibitionId: string, items: readonly CartItem[]) =>
  setInCart(
    exhibitionId,
    items.map((item) => ({ ...item, number: 0 })),
  );

/** What this visitor has ordered: what was put in on top of it meanwhile stays. */
export function takeOrderedOut(
  { exhibitionId, visitorId }: VisitorKey,
  ordered: readonly (CartKey & { readonly quantity: number })[],
): void {
  const unknown = { priceCents: undefined, name: { zh: '', en: '' }, exhibitorId: '', infoId: '' };
  const items = ordered.map(({ productId, type, quantity }) => ({
    productId,
    type,
    number: -quantity,
    ...unknown,
  }));
  change(exhibitionId, items, 'add', visitorId);
}

/** The visitor who acts says that what was put in before the login is theirs. */
export function claimCart(exhibitionId: string): void {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return;
  cartWants(exhibitionId).change((before) => claimWants(before, visitorId));
  void sendCart(exhibitionId);
}

export const dropStrangersCart = (exhibitionId: string): void =>
  cartWants(exhibitionId).change((before) => before.filter(({ visitorId }) => visitorId !== ''));
