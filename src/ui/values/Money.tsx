import { moneyText } from '#domain/money/moneyText.ts';
import styles from './values.module.css';

export interface MoneyProps {
  readonly cents: number | null | undefined;
  /** ISO 4217. */
  readonly currency?: string;
}

/** An amount as `moneyText` writes it. */
export function Money({ cents, currency = 'CNY' }: MoneyProps) {
  return <span className={styles['number']}>{moneyText(cents, currency)}</span>;
}
