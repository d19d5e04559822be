import { moneyText } from '#domain/money/moneyText.ts';
import { sumCents } from '#domain/money/sums.ts';

export interface Amount {
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** In what the exhibitors of an exhibition count: the server names no currency. */
const fairCurrency = 'CNY';

export const amountOf = (cents: number | undefined): Amount | undefined =>
  cents === undefined ? undefined : { cents, currency: fairCurrency };

/** One for each currency, in the order of the first of each; a currency whose sum a number cannot hold is left out. */
export function sumsOf(amounts: readonly Amount[]): readonly Amount[] {
  const byCurrency = new Map<string, number[]>();
  for (const { cents, currency } of amounts) {
    const known = byCurrency.get(currency);
    if (known === undefined) byCurrency.set(currency, [cents]);
    else known.push(cents);
  }
  const sums: Amount[] = [];
  for (const [currency, all] of Array.from(byCurrency)) {
    const cents = sumCents(all);
    if (cents !== undefined) sums.push({ cents, currency });
  }
  return sums;
}

export const amountText = ({ cents, currency }: Amount): string => moneyText(cents, currency);
