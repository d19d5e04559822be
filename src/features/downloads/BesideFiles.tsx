import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { filesQuery } from '#entities/download/downloadQueries.ts';
import { FileList } from '#entities/download/FileList.tsx';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { groupFiles } from '#entities/download/rules/groupFiles.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Card } from '#ui/page/Card.tsx';

const mostBeside = 5;

/** Other files of its group, for who came by a link to one. */
export function BesideFiles({ file }: { readonly file: DownloadTask }) {
  const { t } = useTranslation('downloads');
  const { data = [] } = useServerQuery(filesQuery(useExhibitionId()));
  const group = groupFiles(data).find(({ files }) => files.some(({ id }) => id === file.id));
  const others = (group?.files ?? []).filter(({ id }) => id !== file.id).slice(0, mostBeside);
  return others.length === 0 ? null : (
    <Card title={t('beside')}>
      <FileList files={others} />
    </Card>
  );
}
