import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { leadRowId } from '#entities/lead/rules/lead.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import type { LeadData } from '#entities/lead/leadData.ts';
import { useLeads } from '#entities/lead/useLeads.ts';
import { useOfflineScreens } from '#entities/voucher/useOfflineShell.ts';
import { useSaidOnce } from '#flows/navigation/asked/useSaidOnce.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { useScanLead } from './useScanLead.ts';
import { LeadList } from './LeadList.tsx';
import css from './leadList.module.css';

export default function LeadListScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('leads');
  return (
    <CenterGate back={leadsPath(id)} title={t('title')} worksOffline>
      {(booth) => (
        <>
          <ScanOnArrival booth={booth} />
          <BarHeading>{t('title')}</BarHeading>
          <Leads booth={booth} />
        </>
      )}
    </CenterGate>
  );
}

/** Shows nothing: opens the scanner where the address asks for it, which it does once. */
function ScanOnArrival({ booth }: { readonly booth: BoothKey }) {
  const isAsked = useSaidOnce('scan') === '1';
  const scan = useEffectEvent(useScanLead(booth, false));
  useEffect(() => {
    if (isAsked) scan();
  }, [isAsked]);
  return null;
}

function Leads({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('leads');
  const { data, problem, refresh } = useLeads(booth);
  const isOld = problem !== undefined;
  const isUnread = isOld && data?.readAtMs === 0;
  const scan = useScanLead(booth, false);
  return (
    <>
      {data === undefined || (data.leads.length === 0 && data.readAtMs === 0 && !isOld) ? (
        <ListSkeleton shape="person" />
      ) : (
        <PullToRefresh onRefresh={refresh}>
          <SendingProblems data={data} />
          {isOld && !(isUnread && data.leads.length === 0) && <Notice>{t('old')}</Notice>}
          {isUnread && data.leads.length === 0 && (
            <LoadFailed
              title={t('loadFailed')}
              cause={problem}
              onRetry={() => void refresh().catch(() => {})}
              buttonKind="secondary"
            />
          )}
          {!isUnread && data.leads.length === 0 && (
            <EmptyState scene={emptyCards} title={t('none')} text={t('noneText')} />
          )}
          {data.leads.length > 0 && <LeadList leads={data.leads} waitingCount={countWaiting(data).waiting} />}
          <SendingState data={data} />
        </PullToRefresh>
      )}
      <PageFoot>
        <Button onClick={scan}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}

/** How many rows the phone still sends, and how many were refused. */
function countWaiting({ waiting, removed, refused }: LeadData) {
  const refusedCount = waiting.filter((row) => refused.has(leadRowId(row))).length;
  return { waiting: waiting.length + removed.length - refusedCount, refused: refusedCount };
}

/** What may be lost with this phone, or with the page. */
function SendingProblems({ data }: { readonly data: LeadData }) {
  const { t } = useTranslation('leads');
  const shell = useOfflineScreens();
  const { refused } = countWaiting(data);
  return (
    <>
      {!data.isLasting && <Notice kind="warn">{t('notLasting')}</Notice>}
      {refused > 0 && <Notice kind="warn">{t('refused', { count: refused })}</Notice>}
      {shell === 'impossible' && <Notice>{t('offlineImpossible')}</Notice>}
    </>
  );
}

/** Whether all has been sent, and whether the page opens without a network. */
function SendingState({ data }: { readonly data: LeadData }) {
  const { t } = useTranslation('leads');
  const shell = useOfflineScreens();
  const { waiting, refused } = countWaiting(data);
  const isAllSent = data.leads.length > 0 && refused === 0;
  return (
    <p className={css['sending']} data-announce="">
      {[
        waiting > 0 ? t('waiting', { count: waiting }) : isAllSent ? t('sentAll') : '',
        shell === 'ready' ? t('offlineReady') : '',
      ]
        .filter((text) => text !== '')
        .join(' · ')}
    </p>
  );
}
