import { isServerRow } from '#domain/record/serverRow.ts';
import { type CartItem, isSameItem } from './cartItem.ts';
import { mostQuantity } from './quantity.ts';

/**
 * A change of the cart that the server has not confirmed. `add` counts on top of what the server holds, or takes away from it by a number
 * below 0; `set` replaces it, and a number of 0 takes the item out.
 */
export interface CartWant extends CartItem {
  readonly mode: 'add' | 'set';
  /** '' for what was put in while no visitor was known: it waits until a visitor says that it is theirs. */
  readonly visitorId: string;
  /** Changes with each change, so that a confirmation never removes a later one. */
  readonly stamp: string;
  /** The server has refused it: it changes nothing any more, and waits to be told. */
  readonly isRefused?: true | undefined;
}

export function isCartWant(value: unknown): value is CartWant {
  if (!isServerRow(value)) return false;
  const texts = ['productId', 'type', 'exhibitorId', 'infoId', 'visitorId', 'stamp'];
  const { mode, number, priceCents, name } = value;
  return (
    texts.every((key) => typeof value[key] === 'string') &&
    (mode === 'add' || mode === 'set') &&
    Number.isInteger(number) &&
    (priceCents === undefined || Number.isSafeInteger(priceCents)) &&
    isServerRow(name) &&
    typeof name['zh'] === 'string' &&
    typeof name['en'] === 'string'
  );
}

/** Of this visitor alone; of a stranger without one. Without those that were refused. */
export const wantsOf = (wants: readonly CartWant[], visitorId = ''): readonly CartWant[] =>
  wants.filter((want) => want.visitorId === visitorId && want.isRefused !== true);

/** What the server has refused of this visitor, and what has not been told yet. */
export const refusedOf = (wants: readonly CartWant[], visitorId: string): readonly CartWant[] =>
  wants.filter((want) => want.visitorId === visitorId && want.isRefused === true);

/** What a stranger has put in becomes this visitor's, on top of what they have wanted themselves. */
export const claimWants = (wants: readonly CartWant[], visitorId: string): readonly CartWant[] =>
  wantsOf(wants).reduce<readonly CartWant[]>(
    (all, want) => withWant(all, { ...want, visitorId }),
    wants.filter((want) => want.visitorId !== ''),
  );

/** One want of a visitor for each item: a second addition counts on top of the first, a setting replaces both. */
export function withWant(wants: readonly CartWant[], next: CartWant): readonly CartWant[] {
  const before = wantsOf(wants, next.visitorId).find((want) => isSameItem(want, next));
  const others = wants.filter((want) => want !== before);
  if (before === undefined || next.mode === 'set') return [...others, next];
  const sum = before.number + next.number;
  return [...others, { ...next, mode: before.mode, number: before.mode === 'set' ? quantityOf(sum) : sum }];
}

/** What the server will hold of an item. */
export const wantedNumber = (want: CartWant, stored: number): number =>
  want.mode === 'set' ? want.number : quantityOf(stored + want.number);

/** The cart as the visitor wants it, what was changed last in its place. */
export function wantedItems(stored: readonly CartItem[], wants: readonly CartWant[]): readonly CartItem[] {
  const wantOf = (item: CartItem) => wants.find((want) => isSameItem(want, item));
  const added = wants.filter((want) => !stored.some((item) => isSameItem(want, item)));
  const kept = stored.map((item) => {
    const want = wantOf(item);
    if (want === undefined) return item;
    const priceCents = want.priceCents ?? item.priceCents;
    return { ...item, priceCents, number: wantedNumber(want, item.number) };
  });
  const all = [...added.map((want) => ({ ...want, number: wantedNumber(want, 0) })), ...kept];
  return all.filter(({ number }) => number > 0);
}

const quantityOf = (number: number) => Math.max(0, Math.min(mostQuantity, number));
