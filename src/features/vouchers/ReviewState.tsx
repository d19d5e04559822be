import { useTranslation } from 'react-i18next';
import { reviewStatus } from '../../domain/review/reviewStatus.ts';
import styles from './vouchers.module.css';

/** Whether the organiser has approved it: words and colour, never a button. */
export function ReviewState({ approveState }: { readonly approveState: string }) {
  const { t } = useTranslation('vouchers');
  const key = reviewStatus(approveState);
  return <span className={`${styles.state} ${styles[`state--${key}`]}`}>{t(key)}</span>;
}
