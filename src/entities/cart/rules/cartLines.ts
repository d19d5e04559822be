import { lineCents, sumCents } from '#domain/money/sums.ts';
import { isSoldOut, type ProductOffer } from '#entities/product/rules/productOffer.ts';
import type { CartItem } from './cartItem.ts';
import { clampQuantity } from './quantity.ts';

/** Why a line cannot be ordered as it is. */
export type LineFault =
  | 'gone'
  | 'offSale'
  | 'notOffered'
  | 'soldOut'
  | 'tooFewLeft'
  | 'stockUnknown'
  | 'priceChanged';

/** What the server says now of the product of an item. */
export interface SoldProduct {
  readonly isOffSale: boolean;
  readonly offers: readonly ProductOffer[];
}

export interface CartLine {
  readonly item: CartItem;
  /** Undefined where it is not offered any more. */
  readonly offer: ProductOffer | undefined;
  readonly fault: LineFault | undefined;
  /** What would be ordered: no more than there are, no less than the exhibitor sells. */
  readonly quantity: number;
  /** Undefined beyond what can be counted. */
  readonly cents: number | undefined;
}

const notLimited = { stock: undefined, least: 1 };

/** @param product undefined where the server has none of this id */
export function cartLine(item: CartItem, product: SoldProduct | undefined): CartLine {
  const offer = product?.offers.find(({ type }) => type === item.type);
  const fault = faultOf(item, product, offer);
  const quantity = clampQuantity(item.number, offer ?? notLimited);
  return { item, offer, fault, quantity, cents: offer && lineCents(offer.priceCents, quantity) };
}

function faultOf(
  { priceCents }: CartItem,
  product: SoldProduct | undefined,
  offer: ProductOffer | undefined,
): LineFault | undefined {
  if (product === undefined) return 'gone';
  if (product.isOffSale) return 'offSale';
  if (offer === undefined) return 'notOffered';
  if (offer.stock === undefined) return 'stockUnknown';
  if (isSoldOut(offer)) return offer.stock === 0 ? 'soldOut' : 'tooFewLeft';
  return priceCents !== undefined && priceCents !== offer.priceCents ? 'priceChanged' : undefined;
}

export interface CartGroup {
  readonly exhibitorId: string;
  readonly lines: readonly CartLine[];
}

/** By exhibitor, in the order of their first lines. */
export function byExhibitor(lines: readonly CartLine[]): readonly CartGroup[] {
  const ids = Array.from(new Set(lines.map(({ item }) => item.exhibitorId)));
  return ids.map((exhibitorId) => ({
    exhibitorId,
    lines: lines.filter(({ item }) => item.exhibitorId === exhibitorId),
  }));
}

/** Undefined beyond what can be counted. */
export const totalCents = (lines: readonly CartLine[]): number | undefined =>
  sumCents(lines.map(({ cents }) => cents));

export const pieceCount = (lines: readonly CartLine[]): number =>
  lines.reduce((count, { quantity }) => count + quantity, 0);
