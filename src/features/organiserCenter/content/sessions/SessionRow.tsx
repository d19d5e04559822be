import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { useRowStart } from '#flows/rowForm/rowDraft.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { noticeOwner } from '#features/organiserCenter/notice/noticeSubmission.ts';
import { contentAddress } from '../editor/contentAddress.ts';
import { SessionEditor } from './SessionEditor.tsx';
import { sessionQuery } from './sessionQueries.ts';

interface SessionRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** A session for its organiser; what colleagues change meanwhile is read. */
export function SessionRow({ organiser, rowId }: SessionRowProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const row = useRow({ ...sessionQuery(organiser, rowId), refetchInterval: pollWhile(always) }, rowId);
  const exhibition = useExhibitionQuery();
  const halls = useServerQuery(hallsQuery(organiser.exhibitionId));
  const start = useRowStart(contentAddress(organiser, 'sessions', rowId), noticeOwner(organiser));
  return (
    <QueryView
      query={joinQueries({ row, exhibition, halls, start: readyQuery(start) })}
      failedTitle={t('rowFailed')}
      skeleton={<ListSkeleton shape="form" rows={4} hasHeading />}
      renderHeading={(data) => (
        <PageHeading lead={t('sessionLead')}>
          {data?.row ? organiserText({ zh: data.row.Title, en: data.row.TitleEn }, language) : t('session')}
        </PageHeading>
      )}
      isEmpty={(data) => data.row === null || data.exhibition === null}
      empty={<EmptyState title={t('rowGone')} />}
      showsAge={false}
    >
      {(data) =>
        data.row !== null &&
        data.exhibition !== null && (
          <SessionEditor
            organiser={organiser}
            row={data.row}
            exhibition={data.exhibition}
            halls={data.halls}
            start={data.start}
          />
        )
      }
    </QueryView>
  );
}
