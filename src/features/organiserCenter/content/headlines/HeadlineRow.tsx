import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
import { HeadlineEditor } from './HeadlineEditor.tsx';
import { headlineListQuery } from './headlineQueries.ts';

interface HeadlineRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** A headline for its organiser; what colleagues change meanwhile is read. */
export function HeadlineRow({ organiser, rowId }: HeadlineRowProps) {
  const { t } = useTranslation('organiserContent');
  const all = useServerQuery({ ...headlineListQuery(organiser), refetchInterval: pollWhile(always) });
  const row = all.data && (all.data.find(({ RecordId }) => RecordId === rowId) ?? null);
  return (
    <ContentRowPage
      organiser={organiser}
      part="headlines"
      rowId={rowId}
      query={{ ...all, data: row }}
      renderHeading={() => t('headline')}
      lead={t('headlineLead')}
    >
      {(headline, start) => <HeadlineEditor organiser={organiser} row={headline} start={start} />}
    </ContentRowPage>
  );
}
