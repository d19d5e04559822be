import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { downloadsPath, keptDownloadsPath } from '#entities/download/rules/downloadPaths.ts';
import { filesQuery } from '#entities/download/downloadQueries.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';
import { useServerQuery } from '#flows/queries/useServerQuery.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FileGroups } from './FileGroups.tsx';
import { MyDownloads } from './MyDownloads.tsx';

export default function DownloadsScreen() {
  const { id = '' } = useParams();
  return <Downloads key={id} exhibitionId={id} />;
}

const views = ['all', 'kept'] as const;

/** The files of an exhibition, or those that the visitor has downloaded. */
function Downloads({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('downloads');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = params.get('view') === 'kept' ? 'kept' : 'all';
  const query = useServerQuery(filesQuery(exhibitionId));
  useMarksRead(exhibitionId, 'downloads');
  const choose = (next: (typeof views)[number]) => {
    const to = next === 'kept' ? keptDownloadsPath(exhibitionId) : downloadsPath(exhibitionId);
    void navigate(to, { replace: true, state: sameScreenState });
  };
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <SegmentedControl
        legend={t('view')}
        name="downloads-view"
        options={views.map((key) => ({ key, text: t(`view_${key}`) }))}
        chosen={view}
        onChoose={choose}
      />
      {view === 'kept' ? (
        <MyDownloads exhibitionId={exhibitionId} files={query.data} />
      ) : (
        <QueryView
          query={query}
          failedTitle={t('failed')}
          skeleton={<ListSkeleton />}
          empty={<EmptyState title={t('none')} text={t('noneText')} />}
        >
          {(files) => <FileGroups exhibitionId={exhibitionId} files={files} />}
        </QueryView>
      )}
    </>
  );
}
