import { useTranslation } from 'react-i18next';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { type ReviewStatus, reviewStatus } from '#domain/review/reviewStatus.ts';
import vouchersStyles from '../vouchers.module.css';
import stateStyles from '#entities/voucher/reviewState.module.css';
import deckStyles from './deck.module.css';

const notApproved = [
  ['toBeReviewed', 'groupToBeReviewed'],
  ['declined', 'groupDeclined'],
  ['unknown', 'groupUnknown'],
] as const;

export function GroupTitle({ members }: { readonly members: readonly Voucher[] }) {
  const { t } = useTranslation('vouchers');
  const countOf = (status: ReviewStatus) =>
    members.filter(({ approveState }) => reviewStatus(approveState) === status).length;
  return (
    <>
      <p className={vouchersStyles.holder}>
        <strong>{t('groupTitle')}</strong>
      </p>
      <p className={deckStyles.groupText}>{t('groupText', { total: members.length })}</p>
      <p className={deckStyles.groupStates}>
        {notApproved.map(([status, key]) => {
          const count = countOf(status);
          if (count === 0) return null;
          return (
            <span className={`${stateStyles.root} ${stateStyles[`root--${status}`]}`} key={status}>
              {t(key, { count })}
            </span>
          );
        })}
      </p>
    </>
  );
}
