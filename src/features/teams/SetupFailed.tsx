import { useTranslation } from 'react-i18next';
import { homePath } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export interface SetupFailedProps {
  readonly exhibitionId: string;
  readonly onRetry: () => Promise<unknown>;
}

/** Nobody said whether there are teams: neither a yes nor a no is made up. */
export function SetupFailed({ exhibitionId, onRetry }: SetupFailedProps) {
  const { t } = useTranslation(['teams', 'shell']);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <Notice kind="error">{t('setupFailed')}</Notice>
      <Button onClick={() => void onRetry()}>{t('retry', { ns: 'shell' })}</Button>
      <LinkButton kind="secondary" to={homePath(exhibitionId)}>
        {t('home')}
      </LinkButton>
    </>
  );
}
