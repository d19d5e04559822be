import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import { companyReview } from '../rules/companyReview.ts';
import type { Company } from './companyQuery.ts';

/** Where the organiser's review of the page stands; nothing where the row does not say. */
export function ReviewNote({
  company,
}: {
  readonly company: Pick<Company, 'ApproveState' | 'ReviewReason'>;
}) {
  const { t } = useTranslation('exhibitorCenter');
  const { ApproveState, ReviewReason: reason } = company;
  const review = companyReview(ApproveState);
  if (review === 'open') return <Notice title={t('pageOpen')}>{t('pageOpenText')}</Notice>;
  if (review === 'review') return <Notice title={t('inReview')}>{t('inReviewText')}</Notice>;
  if (review === 'approved') return <Notice kind="success" title={t('approved')} />;
  if (review === undefined) return null;
  return (
    <Notice kind="warn" title={t('reviewRefused')}>
      {reason === '' ? t('reviewRefusedText') : t('reviewReason', { reason })}
    </Notice>
  );
}
