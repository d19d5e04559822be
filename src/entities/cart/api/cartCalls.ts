import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { type CartItem, isSameItem } from '../rules/cartItem.ts';
import { readQuantity } from '../rules/quantity.ts';
import { lineCents } from '#domain/money/sums.ts';
import { readMoney, writeMoney } from '#domain/money/serverMoney.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { cartItems } from './cartCollections.ts';

/** With the rows that hold it: several where two phones have put it in. */
export interface StoredItem extends CartItem {
  readonly recordIds: readonly string[];
}

const quietly = { isAskedFor: false } as const;

/** The whole cart, newest first, one item for each product and specification. @throws ApiProblem */
export async function readCart(
  client: ApiClient,
  { exhibitionId, visitorId }: VisitorKey,
  options: { readonly policy?: 'background' } = {},
): Promise<readonly StoredItem[]> {
  const parts = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  const sort = { CreatedAtMesc: -1 } as const;
  const rows = await readAllPages((paging) => cartItems.page(client, parts, { ...options, ...paging, sort }));
  const items: StoredItem[] = [];
  for (const row of rows) {
    const item = itemOf(row);
    const at = items.findIndex((one) => isSameItem(one, item));
    const before = items[at];
    if (before === undefined) items.push(item);
    else items[at] = { ...before, recordIds: [...before.recordIds, row.RecordId] };
  }
  return items.filter(({ productId }) => productId !== '');
}

const itemOf = (row: Awaited<ReturnType<typeof cartItems.list>>[number]): StoredItem => ({
  productId: row.ProductId,
  type: row.Type,
  // What another client has written wrongly is one piece.
  number: readQuantity(row.Number) ?? 1,
  priceCents: readMoney(row.Price),
  name: { zh: row.Name, en: row.Name },
  exhibitorId: row.ExhibitorId,
  infoId: row.ExhibitorExhibitionInfoId,
  recordIds: [row.RecordId],
});

/** Makes the server hold this number of an item; 0 takes it out. Safe to repeat. @throws ApiProblem */
export async function writeItem(
  client: ApiClient,
  { exhibitionId, visitorId }: VisitorKey,
  item: CartItem,
  recordIds: readonly string[],
): Promise<void> {
  const [first, ...others] = recordIds;
  const surplus = item.number === 0 ? recordIds : others;
  for (const recordId of surplus) await cartItems.remove(client, recordId, quietly);
  if (item.number === 0) return;
  const written = numbersOf(item);
  if (first !== undefined) return cartItems.update(client, first, written, quietly);
  const record = {
    ExhibitionId: exhibitionId,
    VisitorId: visitorId,
    ProductId: item.productId,
    ExhibitorId: item.exhibitorId,
    ExhibitorExhibitionInfoId: item.infoId,
    Name: item.name.zh || item.name.en,
    Type: item.type,
    ...written,
  };
  await cartItems.insert(client, record, quietly);
}

function numbersOf({ number, priceCents }: CartItem) {
  const sum = priceCents === undefined ? undefined : lineCents(priceCents, number);
  return {
    Number: String(number),
    ...(priceCents !== undefined && { Price: writeMoney(priceCents) }),
    ...(sum !== undefined && { SumPrice: writeMoney(sum) }),
  };
}
