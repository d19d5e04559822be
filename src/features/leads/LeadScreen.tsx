import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { leadPath, leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { findLead } from '#entities/lead/rules/joinLeads.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useLeads } from '#entities/lead/useLeads.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useScanLead } from './useScanLead.ts';
import { LeadView } from './LeadView.tsx';

/** One lead, with what every contact of the booth has noted. */
export default function LeadScreen() {
  const id = useExhibitionId();
  const { leadId = '' } = useParams();
  const { t } = useTranslation('leads');
  return (
    <CenterGate back={leadPath(id, leadId)} title={t('detail')} worksOffline>
      {(booth) => (
        <>
          <PageHeading>{t('detail')}</PageHeading>
          <Found key={leadId} booth={booth} leadId={leadId} />
        </>
      )}
    </CenterGate>
  );
}

function Found({ booth, leadId }: { readonly booth: BoothKey; readonly leadId: string }) {
  const { t } = useTranslation('leads');
  const { data, problem } = useLeads(booth);
  const scan = useScanLead(booth, true);
  const lead = data && findLead(data.leads, leadId);
  const isReading =
    data === undefined || (lead === undefined && data.readAtMs === 0 && problem === undefined);
  if (isReading) return <ListSkeleton shape="row" rows={4} />;
  if (lead === undefined)
    return (
      <EmptyState
        drawing="lost"
        title={t('gone')}
        text={t('goneText')}
        action={<LinkButton to={leadsPath(booth.exhibitionId)}>{t('title')}</LinkButton>}
      />
    );
  return (
    <>
      <LeadView booth={booth} lead={lead} data={data} />
      <PageFoot>
        <Button onClick={scan}>{t('scanNext')}</Button>
      </PageFoot>
    </>
  );
}
