import { GoneRow } from '#features/organiserCenter/GoneRow.tsx';
import { organiserContentPath } from '#domain/address/organiser/organiserPaths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { noticeOwner } from '#features/organiserCenter/notice/noticeSubmission.ts';
import { type RowStart, useRowStart } from '#flows/rowForm/rowDraft.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { contentAddress } from './contentAddress.ts';

interface ContentRowPageProps<Data> {
  readonly organiser: Organiser;
  readonly part: string;
  readonly rowId: string;
  /** `null` for a row that is not there. */
  readonly query: QueryState<Data | null>;
  /** `data` is undefined until it is read. */
  readonly renderHeading: (data: Data | undefined) => ReactNode;
  readonly lead: string;
  readonly children: (data: Data, start: RowStart) => ReactNode;
}

/** The page of a row with what was typed and not saved. */
export function ContentRowPage<Data>(props: ContentRowPageProps<Data>) {
  const { organiser, part, rowId, query, renderHeading, lead, children } = props;
  const { t } = useTranslation('organiserContent');
  const start = useRowStart(contentAddress(organiser, part, rowId), noticeOwner(organiser));
  return (
    <QueryView
      query={joinQueries({ data: query, start: readyQuery(start) })}
      failedTitle={t('rowFailed')}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      renderHeading={(read) => (
        <PageHeading lead={lead}>{renderHeading(read?.data ?? undefined)}</PageHeading>
      )}
      isEmpty={({ data }) => data === null}
      empty={
        <GoneRow title={t('rowGone')} list={t('title')} to={organiserContentPath(organiser.exhibitionId)} />
      }
      showsAge={false}
    >
      {(read) => read.data !== null && children(read.data, read.start)}
    </QueryView>
  );
}
