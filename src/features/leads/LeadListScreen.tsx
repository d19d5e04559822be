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
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { useScanLead } from './useScanLead.ts';
import { LeadActions } from './LeadActions.tsx';
import { LeadsByAuthor } from './LeadsByAuthor.tsx';
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
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
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
        <>
          <LeadActions leads={data.leads} onRefresh={refresh} />
          <SendingState data={data} />
          <LeadsByAuthor leads={data.leads} />
          {isOld && !(isUnread && data.leads.length === 0) && <Notice>{t('old')}</Notice>}
          {isUnread && data.leads.length === 0 && (
            <LoadFailed
              title={t('loadFailed')}
              cause={problem}
              onRetry={() => void refresh()}
              buttonKind="secondary"
            />
          )}
          {!isUnread && data.leads.length === 0 && (
            <EmptyState scene={emptyCards} title={t('none')} text={t('noneText')} />
          )}
          {data.leads.length > 0 && <LeadList leads={data.leads} />}
        </>
      )}
      <PageFoot>
        <Button onClick={scan}>{t('scan')}</Button>
      </PageFoot>
    </>
  );
}

/** What is on this phone only, and whether the page opens without a network. */
function SendingState({ data }: { readonly data: LeadData }) {
  const { t } = useTranslation('leads');
  const shell = useOfflineScreens();
  const { waiting, removed, refused, isLasting, leads } = data;
  const refusedCount = waiting.filter((row) => refused.has(leadRowId(row))).length;
  const count = waiting.length + removed.length - refusedCount;
  return (
    <>
      {!isLasting && <Notice kind="warn">{t('notLasting')}</Notice>}
      {refusedCount > 0 && <Notice kind="warn">{t('refused', { count: refusedCount })}</Notice>}
      {shell === 'impossible' && <Notice>{t('offlineImpossible')}</Notice>}
      <p className={css['sending']} data-announce="">
        {[
          count > 0 ? t('waiting', { count }) : leads.length > 0 && refusedCount === 0 ? t('sentAll') : '',
          shell === 'ready' ? t('offlineReady') : '',
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
    </>
  );
}
