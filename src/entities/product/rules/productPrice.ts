import { readMoney } from '#domain/money/serverMoney.ts';

/** The price in cents; undefined where the exhibitor gives none, or none that can be read. */
export function productPrice(price: string): number | undefined {
  const cents = readMoney(price) ?? 0;
  return cents > 0 ? cents : undefined;
}
