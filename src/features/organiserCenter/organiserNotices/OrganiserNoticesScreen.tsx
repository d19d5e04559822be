import { useTranslation } from 'react-i18next';
import { organiserNoticePath, organiserNoticesPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMessages } from '#ui/states/scenes/emptyMessages.tsx';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { mostNotices, noticesQuery } from '../queries/noticeQueries.ts';
import list from '../review/ReviewList.module.css';
import { SentNoticeCard } from './SentNoticeCard.tsx';

/** What the organisers have told visitors and exhibitors, the newest first. */
export default function OrganiserNoticesScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserNotices');
  return (
    <OrganiserGate back={organiserNoticesPath(id)} title={t('title')}>
      {(organiser) => <Sent organiser={organiser} />}
    </OrganiserGate>
  );
}

const always = () => true;

function Sent({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserNotices');
  const { exhibitionId } = organiser;
  const query = useServerQuery({ ...noticesQuery(organiser), refetchInterval: pollWhile(always) });
  return (
    <>
      <QueryView
        query={query}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton hasHeading />}
        renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
        empty={<EmptyState scene={emptyMessages} title={t('none')} text={t('noneText')} />}
      >
        {(notices) => (
          <>
            <ul className={list['rows']}>
              {notices.map((notice) => (
                <SentNoticeCard key={notice.RecordId} organiser={organiser} notice={notice} />
              ))}
            </ul>
            {notices.length >= mostNotices && <p>{t('newestShown', { count: mostNotices })}</p>}
          </>
        )}
      </QueryView>
      <PageFoot>
        <LinkButton to={organiserNoticePath(exhibitionId)}>{t('write')}</LinkButton>
      </PageFoot>
    </>
  );
}
