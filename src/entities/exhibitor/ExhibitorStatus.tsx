import { readingClient } from '#data/queries/readingClient.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import { exhibitorMustRegister } from '#api/login/registrationStatus.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { becomeExhibitorPath } from '#domain/address/exhibitorCenter/becomeExhibitorPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';

interface ExhibitorKey {
  readonly exhibitionId: string;
  readonly exhibitorId: string | undefined;
  readonly exhibitorUserId: string | undefined;
}

/** Whether the exhibitor of this phone still has to register for the exhibition. A failed lookup shows the toast. */
const exhibitorStatusQuery = ({ exhibitionId, exhibitorId, exhibitorUserId }: ExhibitorKey) =>
  queryOptions({
    queryKey: ['exhibitorStatus', exhibitionId, exhibitorId, exhibitorUserId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const status = await exhibitorMustRegister(client, { exhibitionId, exhibitorId, exhibitorUserId });
      if (status.failed) services().notifyServiceBusy();
      return status;
    },
    // Its failure shows a toast, which must not come at each return to the page.
    refetchOnWindowFocus: false,
  });

export interface ExhibitorStatusProps {
  /** Of a screen that shows nothing else to one that does not take part. */
  readonly heading?: ReactNode;
  /** Only a server that says "no" closes the page, and nothing is waited for. */
  readonly worksOffline?: boolean | undefined;
  /** For one that takes part. */
  readonly children: ReactNode;
}

/** Whether the exhibitor who is logged in takes part in this exhibition. An error counts as "must register". */
export function ExhibitorStatus({ heading, worksOffline, children }: ExhibitorStatusProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  const { t: shell } = useTranslation('shell');
  const { exhibitorId, exhibitorUserId } = useStand() ?? {};
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
