import { useTranslation } from 'react-i18next';
import { useExhibitorStatus } from '../../../flows/exhibitorStatus.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';

/** Whether the exhibitor who is logged in takes part in this exhibition. */
export function ExhibitorStatus({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const { found, retry } = useExhibitorStatus(exhibitionId);
  if (found.kind === 'finding') return <Waiting text={t('exhibitorChecking')} onRetry={retry} />;
  if (found.kind === 'found' && !found.value.mustSignUp)
    return (
      <Notice kind="success" title={t('exhibitorSignedUp')} live>
        {t('exhibitorSoon')}
      </Notice>
    );
  if (found.kind === 'found' && !found.value.failed)
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
      <Button kind="secondary" onClick={retry}>
        {shell('retry')}
      </Button>
    </>
  );
}
