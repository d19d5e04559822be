import { useTranslation } from 'react-i18next';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { exhibitorStatusQuery } from './exhibitorStatusQuery.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Waiting } from '../../../ui/page/Waiting.tsx';

/** Whether the exhibitor who is logged in takes part in this exhibition. An error counts as "must register". */
export function ExhibitorStatus({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const exhibitorId = useDevice((state) => state.exhibitorId);
  const exhibitorUserId = useDevice((state) => state.exhibitorUserId);
  const query = useServerQuery(exhibitorStatusQuery({ exhibitionId, exhibitorId, exhibitorUserId }));
  const { data: status, isFetching, failureReason, retry } = query;
  if (isFetching && (status === undefined || status.failed))
    return (
      <Waiting text={t('exhibitorChecking')} failureReason={failureReason} onRetry={() => void retry()} />
    );
  if (status?.mustRegister === false)
    return (
      <Notice kind="success" title={t('exhibitorSignedUp')} live>
        {t('exhibitorSoon')}
      </Notice>
    );
  if (status?.failed === false)
    return (
      <Notice kind="warn" title={t('exhibitorMustSignUp')} live>
        {t('exhibitorMustSignUpText')}
      </Notice>
    );
  return (
    <>
      <Notice kind="warn" title={t('exhibitorUnknown')} live>
        {t('exhibitorMustSignUpText')}
      </Notice>
      <Button kind="secondary" onClick={() => void retry()}>
        {shell('retry')}
      </Button>
    </>
  );
}
