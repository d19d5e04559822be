import { randomId } from '#device/identity/randomId.ts';
import type { CartItem } from './rules/cartItem.ts';
import { type CartWant, claimWants, withWant } from './rules/cartWant.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { cartWants } from './cartWants.ts';
import { sendCart } from './sendCart.ts';

/** Kept first, shown immediately, sent when there is a visitor and a network. */
function change(exhibitionId: string, items: readonly CartItem[], mode: CartWant['mode']): void {
  const visitorId = currentVisitorId(exhibitionId) ?? '';
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

/** The visitor who acts says that what was put in before the login is theirs. */
export function claimCart(exhibitionId: string): void {
  const visitorId = currentVisitorId(exhibitionId);
  if (visitorId === undefined) return;
  cartWants(exhibitionId).change((before) => claimWants(before, visitorId));
  void sendCart(exhibitionId);
}

export const dropStrangersCart = (exhibitionId: string): void =>
  cartWants(exhibitionId).change((before) => before.filter(({ visitorId }) => visitorId !== ''));
