import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import styles from './results.module.css';

export function PersonName({ name }: Pick<Voucher, 'name'>) {
  return name === '' ? null : <p className={styles.resultWho}>{name}</p>;
}
