import { useTranslation } from 'react-i18next';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { groupFiles } from '#entities/download/rules/groupFiles.ts';
import { FileList } from '#entities/download/FileList.tsx';
import { Card } from '#ui/page/Card.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { languageOf } from '#language/language.ts';

interface FileGroupsProps {
  readonly exhibitionId: string;
  readonly files: readonly DownloadTask[];
}

export function FileGroups({ exhibitionId, files }: FileGroupsProps) {
  const { t, i18n } = useTranslation('downloads');
  const groups = groupFiles(files);
  const titleOf = ({ key, name }: (typeof groups)[number]) => {
    if (key !== '') return organiserText(name, languageOf(i18n.language));
    return groups.length > 1 ? t('ungrouped') : undefined;
  };
  return groups.map((group) => (
    <Card key={group.key} title={titleOf(group)}>
      <FileList exhibitionId={exhibitionId} files={group.files} />
    </Card>
  ));
}
