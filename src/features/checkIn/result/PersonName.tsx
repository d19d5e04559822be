import type { Voucher } from '#domain/voucher/voucher.ts';
import styles from './results.module.css';

export function PersonName({ name }: Pick<Voucher, 'name'>) {
  return name === '' ? null : <p className={styles.resultWho}>{name}</p>;
}
