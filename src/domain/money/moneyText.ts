import { formatCents } from './formatCents.ts';

const signs: Readonly<Record<string, string>> = { CNY: '¥', EUR: '€', HKD: 'HK$', USD: 'US$' };

/**
 * `¥72,530.00`, `-¥0.50`, `CHF 12.34`: grouped by thousands as both languages do; `--` without a sign if the amount is missing.
 * @param currency ISO 4217
 */
export function moneyText(cents: number | null | undefined, currency = 'CNY'): string {
  const amount = formatCents(cents);
  if (amount === '--') return amount;
  const sign = signs[currency] ?? `${currency}\u00a0`;
  const grouped = amount.replace(/\d(?=(\d{3})+\.)/g, '$&,');
  return grouped.startsWith('-') ? `-${sign}${grouped.slice(1)}` : sign + grouped;
}
