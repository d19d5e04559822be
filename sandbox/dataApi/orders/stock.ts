import { readQuantity } from '#entities/cart/rules/quantity.ts';
import { offSale } from '#entities/product/rules/offSale.ts';
import { productOffers, type ProductOffer } from '#entities/product/rules/productOffer.ts';
import type { Records } from '#sandbox/records.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { textOf } from '../call.ts';
import { BadParameters, type Envelope, refuse, resCodes } from '../envelope.ts';

/** Why a line cannot be sold; undefined where it can. */
export function whyNotSold(records: Records, line: Row): Envelope | undefined {
  const quantity = readQuantity(line['ProductNum']);
  if (quantity === undefined) throw new BadParameters('a quantity is a whole number from 1 to 9999');
  const product = records.find('Product', line['ProductId']);
  const offer = product && offerOf(product, line);
  if (product === undefined || offSale(product) !== undefined || offer === undefined)
    return refuse(resCodes.productGone, 'not on sale any more');
  if (String(offer.priceCents) !== textOf(line['UnitPrice']))
    return refuse(resCodes.priceChanged, 'the price has changed');
  if (quantity < offer.least) return refuse(resCodes.tooFewOrdered, 'below the minimum order');
  return offer.stock !== undefined && offer.stock < quantity
    ? refuse(resCodes.stockGone, 'not enough in stock')
    : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function offerOf(product: Row, line: Row): ProductOffer | undefined {
  const offers = productOffers({
    ProductPrice: textOf(product['ProductPrice']),
    StockNumber: textOf(product['StockNumber']),
    MinOrderNumber: textOf(product['MinOrderNumber']),
    Specifications: listOf(product['Specifications']),
  });
  return offers.find(({ type }) => type === textOf(line['Type']));
}

export const taken = (records: Records, lines: readonly Row[]): Change[] => moved(records, lines, -1);
export const putBack = (records: Records, lines: readonly Row[]): Change[] => moved(records, lines, 1);

function moved(records: Records, lines: readonly Row[], sign: 1 | -1): Change[] {
  const products = new Map<string, Row>();
  for (const line of lines) {
    const id = textOf(line['ProductId']);
    const product = products.get(id) ?? records.find('Product', id);
    const offer = product && offerOf(product, line);
    if (product === undefined || offer?.stock === undefined) continue;
    const stock = String(offer.stock + sign * Number(line['ProductNum']));
    products.set(id, withStock(product, offer.type, stock));
  }
  return Array.from(products, ([recordId, row]) => ({ collection: 'Product', recordId, row }));
}

function withStock(product: Row, type: string, stock: string): Row {
  if (type === '') return { ...product, StockNumber: stock };
  const Specifications = listOf(product['Specifications']).map((row, at) =>
    String(at) === type ? { ...(row as Row), total: stock } : row,
  );
  return { ...product, Specifications };
}
