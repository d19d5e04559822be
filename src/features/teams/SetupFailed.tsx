import { useTranslation } from 'react-i18next';
import { homePath } from '../../domain/paths.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export interface SetupFailedProps {
  readonly exhibitionId: string;
  readonly cause: unknown;
  readonly onRetry: () => Promise<unknown>;
}

/** Nobody said whether there are teams: neither a yes nor a no is made up. */
export function SetupFailed({ exhibitionId, cause, onRetry }: SetupFailedProps) {
  const { t } = useTranslation(['teams', 'shell']);
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <LoadFailed title={t('setupFailed')} cause={cause} onRetry={() => void onRetry()} />
      <LinkButton kind="secondary" to={homePath(exhibitionId)}>
        {t('home')}
      </LinkButton>
    </>
  );
}
