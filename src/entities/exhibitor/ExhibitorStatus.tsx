import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { useServerQuery } from '#flows/queries/useServerQuery.ts';
import { exhibitorStatusQuery } from './exhibitorStatusQuery.ts';

export interface ExhibitorStatusProps {
  readonly exhibitionId: string;
  /** Of a screen that shows nothing else to one that does not take part. */
  readonly heading?: ReactNode;
  /** Only a server that says "no" closes the page, and nothing is waited for. */
  readonly worksOffline?: boolean | undefined;
  /** For one that takes part. */
  readonly children: ReactNode;
}

/** Whether the exhibitor who is logged in takes part in this exhibition. An error counts as "must register". */
export function ExhibitorStatus({ exhibitionId, heading, worksOffline, children }: ExhibitorStatusProps) {
  const { t } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const exhibitorId = useDevice((state) => state.exhibitorId);
  const exhibitorUserId = useDevice((state) => state.exhibitorUserId);
  const query = useServerQuery(exhibitorStatusQuery({ exhibitionId, exhibitorId, exhibitorUserId }));
  const { data: status, isFetching, failureReason, retry } = query;
  if (worksOffline === true && (status === undefined || status.failed)) return children;
  if (isFetching && (status === undefined || status.failed))
    return (
      <>
        {heading}
        <Waiting text={t('exhibitorChecking')} failureReason={failureReason} onRetry={() => void retry()} />
      </>
    );
  if (status?.mustRegister === false) return children;
  if (status?.failed === false)
    return (
      <>
        {heading}
        <Notice kind="warn" title={t('exhibitorMustSignUp')} live>
          {t('exhibitorMustSignUpText')}
        </Notice>
        <LinkButton to={becomeExhibitorPath(exhibitionId)}>{t('becomeExhibitor')}</LinkButton>
      </>
    );
  return (
    <>
      {heading}
      <Notice kind="warn" title={t('exhibitorUnknown')} live>
        {t('exhibitorUnknownText')}
      </Notice>
      <Button onClick={() => void retry()}>{shell('retry')}</Button>
      <LinkButton kind="quiet" to={becomeExhibitorPath(exhibitionId)}>
        {t('becomeExhibitor')}
      </LinkButton>
    </>
  );
}
