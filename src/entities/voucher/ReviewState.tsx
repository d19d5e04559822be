import { useTranslation } from 'react-i18next';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import styles from './reviewState.module.css';

/** Whether the organiser has approved it: words and colour, never a button. */
export function ReviewState({ approveState }: { readonly approveState: string }) {
  const { t } = useTranslation('vouchers');
  const key = reviewStatus(approveState);
  return <span className={`${styles.root} ${styles[`root--${key}`]}`}>{t(key)}</span>;
}
