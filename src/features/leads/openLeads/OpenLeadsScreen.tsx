import { useTranslation } from 'react-i18next';
import { leadPath, leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { firstWordsPath, openLeadsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useBoothPeople } from '#entities/booth/boothPeople.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { LeadData } from '#entities/lead/leadData.ts';
import { openLeads, type OpenLeads } from '#entities/lead/rules/openLeads.ts';
import { useLeads } from '#entities/lead/useLeads.ts';
import { useOfflineScreens } from '#entities/voucher/useOfflineShell.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { HeadLink, HeadLinks } from '#ui/list/head/HeadChips.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCards } from '#ui/states/scenes/emptyCards.tsx';
import { leadName } from '../leadName.ts';
import { OpenLeadGroupView } from './OpenLeadGroupView.tsx';
import { useGapTexts } from './useGapTexts.ts';
import css from '../firstMessage/firstMessage.module.css';
import list from './openLeads.module.css';

/** What a booth has to settle of its leads before it closes. */
export default function OpenLeadsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('leads');
  return (
    <CenterGate back={openLeadsPath(id)} title={t('openTitle')} worksOffline>
      {(booth) => <Loaded booth={booth} />}
    </CenterGate>
  );
}

function Loaded({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('leads');
  const { data, problem, refresh } = useLeads(booth);
  useOfflineScreens();
  const isUnread = data !== undefined && data.leads.length === 0 && data.readAtMs === 0;
  if (data !== undefined && !isUnread)
    return <Open booth={booth} data={data} isOld={problem !== undefined} />;
  return (
    <>
      <PageHeading>{t('openTitle')}</PageHeading>
      {problem === undefined ? (
        <ListSkeleton shape="person" />
      ) : (
        <LoadFailed
          title={t('loadFailed')}
          cause={problem}
          onRetry={() => void refresh().catch(() => {})}
          buttonKind="secondary"
        />
      )}
    </>
  );
}

interface OpenProps {
  readonly booth: BoothKey;
  readonly data: LeadData;
  readonly isOld: boolean;
}

function Open({ booth, data, isOld }: OpenProps) {
  const { t } = useTranslation('leads');
  const { people } = useBoothPeople(booth);
  const today = formatVenueTime(useFairNow(), 'yyyy-MM-dd');
  const open = openLeads(data.leads, people, today);
  const { exhibitionId } = booth;
  return (
    <>
      <PageHeading
        lead={open.total > 0 ? t('settled', { done: open.settled, total: open.total }) : undefined}
      >
        {t('openTitle')}
      </PageHeading>
      <div className={list['ways']}>
        <HeadLinks>
          <HeadLink to={leadsPath(exhibitionId)} icon="card">
            {t('allLeads')}
          </HeadLink>
          <HeadLink to={firstWordsPath(exhibitionId)} icon="edit">
            {t('wordsTitle')}
          </HeadLink>
        </HeadLinks>
      </div>
      {isOld && <Notice>{t('old')}</Notice>}
      {open.count === 0 ? (
        <EmptyState
          scene={emptyCards}
          title={t(open.total === 0 ? 'none' : 'openNone')}
          text={t(open.total === 0 ? 'noneText' : 'openNoneText')}
        />
      ) : (
        <>
          <First booth={booth} open={open} />
          {open.groups.map((group) => (
            <OpenLeadGroupView key={group.ownerName} booth={booth} group={group} />
          ))}
        </>
      )}
    </>
  );
}

/** The one thing to do first. */
function First({ booth, open }: { readonly booth: BoothKey; readonly open: OpenLeads }) {
  const { t } = useTranslation('leads');
  const gapTexts = useGapTexts();
  const { first } = open;
  if (first === undefined) return null;
  return (
    <Card title={t('openFirst')}>
      <p className={css['text']}>
        {t('openFirstText', { name: leadName(t, first.lead), gaps: gapTexts(first.gaps) })}
      </p>
      <LinkButton to={leadPath(booth.exhibitionId, first.lead.id)}>{t('openFirstGo')}</LinkButton>
    </Card>
  );
}
