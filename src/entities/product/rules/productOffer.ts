import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { productPrice } from './productPrice.ts';

/** What can be put into the cart: the product, or one of its specifications. */
export interface ProductOffer {
  /** The place of the specification in the product's list, as text; '' for the product without one. */
  readonly type: string;
  /** Of the specification; '' for the product without one. */
  readonly name: string;
  readonly priceCents: number;
  /** Undefined where the exhibitor does not say. */
  readonly stock: number | undefined;
  /** How many are ordered at least. */
  readonly least: number;
}

/** Whether there are enough left for an order. */
export const isSoldOut = ({ stock, least }: ProductOffer): boolean => stock !== undefined && stock < least;

/** Whether it can be ordered: where the exhibitor says no stock, availability is asked for. */
export const isOrderable = (offer: ProductOffer): boolean => offer.stock !== undefined && !isSoldOut(offer);

interface Sold {
  readonly ProductPrice: string;
  readonly StockNumber: string;
  readonly MinOrderNumber: string;
  readonly Specifications: readonly unknown[];
}

const mostOffers = 50;

/** The place of a version in the order in which the exhibitor has put them; its place in the list names it, so that never changes. */
export const versionOrder = (row: unknown, at: number): number => {
  const sort = isServerRow(row) ? readLine(row['Sort']) : '';
  return /^\d{1,4}$/.test(sort) ? Number(sort) : at;
};

/** Empty for what is sold on request only. Specifications with a price are chosen from; others only describe. */
export function productOffers(product: Sold): readonly ProductOffer[] {
  const { ProductPrice, StockNumber, MinOrderNumber, Specifications } = product;
  const least = readLeast(MinOrderNumber);
  const variants = Specifications.slice(0, mostOffers).map((row, at) => ({
    order: versionOrder(row, at),
    offer: readVariant(row, at, least),
  }));
  const offered = variants
    .sort((one, other) => one.order - other.order)
    .map(({ offer }) => offer)
    .filter((offer) => offer !== undefined);
  if (offered.length > 0) return offered;
  const priceCents = productPrice(ProductPrice);
  return priceCents === undefined
    ? []
    : [{ type: '', name: '', priceCents, stock: readStock(StockNumber), least }];
}

function readVariant(row: unknown, at: number, least: number): ProductOffer | undefined {
  if (!isServerRow(row)) return undefined;
  const name = readLine(row['size']);
  const priceCents = productPrice(readLine(row['price']));
  if (name === '' || priceCents === undefined) return undefined;
  return { type: String(at), name, priceCents, stock: readStock(row['total']), least };
}

function readStock(value: unknown): number | undefined {
  const text = readLine(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** How many are ordered at least; what is no number from 1 asks for nothing. */
export function readLeast(text: string): number {
  const least = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.max(1, least);
}

/** What a list shows of the price: the lowest, and whether versions cost more. Undefined where all is on request. */
export function shownPrice(
  product: Pick<Sold, 'ProductPrice' | 'Specifications'>,
): { readonly cents: number; readonly isFrom: boolean } | undefined {
  const offers = productOffers({ ...product, StockNumber: '', MinOrderNumber: '' });
  const prices = offers.map(({ priceCents }) => priceCents);
  const cents = Math.min(...prices);
  return prices.length === 0 ? undefined : { cents, isFrom: prices.some((price) => price !== cents) };
}
