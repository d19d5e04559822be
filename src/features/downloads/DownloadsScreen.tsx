import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Card } from '#ui/page/Card.tsx';
import { FileList } from '#entities/download/FileList.tsx';
import { groupFiles } from '#entities/download/rules/groupFiles.ts';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { downloadsPath, keptDownloadsPath } from '#entities/download/rules/downloadPaths.ts';
import { filesQuery } from '#entities/download/downloadQueries.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyDownloads } from '#ui/states/scenes/emptyDownloads.tsx';
import { MyDownloads } from './MyDownloads.tsx';

export default function DownloadsScreen() {
  const id = useExhibitionId();
  return <Downloads key={id} />;
}

const views = ['all', 'kept'] as const;

/** The files of an exhibition, or those that the visitor has downloaded. */
function Downloads() {
  const { t } = useTranslation('downloads');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = params.get('view') === 'kept' ? 'kept' : 'all';
  const query = useServerQuery(filesQuery(exhibitionId));
  useMarksRead('downloads');
  const choose = (next: (typeof views)[number]) => {
    const to = next === 'kept' ? keptDownloadsPath(exhibitionId) : downloadsPath(exhibitionId);
    void navigate(to, { replace: true, state: sameScreenState });
  };
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      <SegmentedControl
        legend={t('view')}
        name="downloads-view"
        options={views.map((key) => ({ key, text: t(`view_${key}`) }))}
        chosen={view}
        onChoose={choose}
      />
      {view === 'kept' ? (
        <MyDownloads files={query.data} />
      ) : (
        <QueryView
          isScreen
          query={query}
          failedTitle={t('failed')}
          skeleton={<ListSkeleton shape="row" />}
          empty={<EmptyState scene={emptyDownloads} title={t('none')} text={t('noneText')} />}
        >
          {(files) => <FileGroups files={files} />}
        </QueryView>
      )}
    </>
  );
}

interface FileGroupsProps {
  readonly files: readonly DownloadTask[];
}

function FileGroups({ files }: FileGroupsProps) {
  const { t, i18n } = useTranslation('downloads');
  const groups = groupFiles(files);
  const titleOf = ({ key, name }: (typeof groups)[number]) => {
    if (key !== '') return organiserText(name, languageOf(i18n.language));
    return groups.length > 1 ? t('ungrouped') : undefined;
  };
  return groups.map((group) => (
    <Card key={group.key} title={titleOf(group)}>
      <FileList files={group.files} />
    </Card>
  ));
}
