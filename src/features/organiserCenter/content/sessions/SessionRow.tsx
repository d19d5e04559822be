import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
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
  const query = joinQueries({ row, exhibition, halls });
  const isGone = query.data?.row === null || query.data?.exhibition === null;
  return (
    <ContentRowPage
      organiser={organiser}
      part="sessions"
      rowId={rowId}
      query={isGone ? { ...query, data: null } : query}
      renderHeading={(data) =>
        data?.row ? organiserText({ zh: data.row.Title, en: data.row.TitleEn }, language) : t('session')
      }
      lead={t('sessionLead')}
    >
      {({ row: session, exhibition: fair, halls: all }, start) =>
        session !== null &&
        fair !== null && (
          <SessionEditor organiser={organiser} row={session} exhibition={fair} halls={all} start={start} />
        )
      }
    </ContentRowPage>
  );
}
