import { formatCents } from '#domain/money/formatCents.ts';
import styles from './values.module.css';

export interface MoneyProps {
  readonly cents: number | null | undefined;
  /** ISO 4217. */
  readonly currency?: string;
}

const signs: Readonly<Record<string, string>> = { CNY: '¥', EUR: '€', HKD: 'HK$', USD: 'US$' };

/** `¥12.34`, `-¥0.50`, `CHF 12.34`; `--` without a sign if the amount is missing. */
export function Money({ cents, currency = 'CNY' }: MoneyProps) {
  return <span className={styles['number']}>{withSign(formatCents(cents), currency)}</span>;
}

function withSign(amount: string, currency: string): string {
  if (amount === '--') return amount;
  const sign = signs[currency] ?? `${currency}\u00a0`;
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : sign + amount;
}
