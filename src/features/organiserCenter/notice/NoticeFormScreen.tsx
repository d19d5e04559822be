import { useTranslation } from 'react-i18next';
import { organiserNoticePath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { OrganiserGate } from '../OrganiserGate.tsx';
import { channelsQuery } from '../queries/channelsQuery.ts';
import { noticeSetupQuery } from '../queries/noticeQueries.ts';
import { noticeTargetsQuery } from '../queries/noticeTargetsQuery.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { noticeAddress, noticeOwner } from './noticeSubmission.ts';

/** An organiser writes to all visitors, to some of them or to the exhibitors. */
export default function NoticeFormScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('organiserNotices');
  return (
    <OrganiserGate back={organiserNoticePath(id)} title={t('write')}>
      {(organiser) => <NoticePage organiser={organiser} />}
    </OrganiserGate>
  );
}

function NoticePage({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserNotices');
  const setup = useServerQuery(noticeSetupQuery(organiser));
  const channels = useServerQuery(channelsQuery(organiser.exhibitionId));
  const targets = useServerQuery(noticeTargetsQuery(organiser.exhibitionId));
  const start = useRowStart(noticeAddress(organiser), noticeOwner(organiser));
  return (
    <QueryView
      query={joinQueries({ setup, channels, targets, start: readyQuery(start) })}
      failedTitle={t('formFailed')}
      skeleton={<ListSkeleton shape="form" rows={3} hasHeading />}
      renderHeading={(data) => data === undefined && <PageHeading>{t('write')}</PageHeading>}
      isEmpty={() => false}
      showsAge={false}
    >
      {(data) => <NoticeForm organiser={organiser} {...data} />}
    </QueryView>
  );
}
