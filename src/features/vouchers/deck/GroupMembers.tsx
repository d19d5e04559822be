import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { ReviewState } from '#entities/voucher/ReviewState.tsx';
import styles from './deck.module.css';

export function GroupMembers({ members }: { readonly members: readonly Voucher[] }) {
  const { t } = useTranslation('vouchers');
  const id = useId();
  return (
    <>
      <h2 className={styles.membersTitle} id={id}>
        {t('groupMembers')}
      </h2>
      <ul className={styles.members} aria-labelledby={id}>
        {members.map(({ recordId, name, approveState }) => (
          <li key={recordId}>
            <span className={styles.membersName}>{name || t('holder')}</span>
            <ReviewState approveState={approveState} />
          </li>
        ))}
      </ul>
    </>
  );
}
