import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/page/Notice.tsx';
import type { Company } from './companyQuery.ts';

/** Where the organiser's review of the page stands; nothing where the row does not say. */
export function ReviewNote({
  company,
}: {
  readonly company: Pick<Company, 'ApproveState' | 'ReviewReason'>;
}) {
  const { t } = useTranslation('exhibitorCenter');
  const { ApproveState: state, ReviewReason: reason } = company;
  if (state === '0' || state === '1') return <Notice title={t('inReview')}>{t('inReviewText')}</Notice>;
  if (state === '2') return <Notice kind="success" title={t('approved')} />;
  if (state !== '3') return null;
  return (
    <Notice kind="warn" title={t('reviewRefused')}>
      {reason === '' ? t('reviewRefusedText') : t('reviewReason', { reason })}
    </Notice>
  );
}
