import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { ContentRowPage } from '../editor/ContentRowPage.tsx';
import { FileEditor } from './FileEditor.tsx';
import { fileListQuery } from './organisedFileQueries.ts';

interface FileRowProps {
  readonly organiser: Organiser;
  readonly rowId: string;
}

const always = () => true;

/** A file for its organiser; what colleagues change meanwhile is read. */
export function FileRow({ organiser, rowId }: FileRowProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const all = useServerQuery({ ...fileListQuery(organiser), refetchInterval: pollWhile(always) });
  const row = all.data && (all.data.find(({ RecordId }) => RecordId === rowId) ?? null);
  return (
    <ContentRowPage
      organiser={organiser}
      part="files"
      rowId={rowId}
      query={{ ...all, data: row }}
      renderHeading={(file) =>
        (file && organiserText({ zh: file.Name, en: file.NameEn }, language)) || t('file')
      }
      lead={t('fileLead')}
    >
      {(file, start) => <FileEditor organiser={organiser} row={file} start={start} />}
    </ContentRowPage>
  );
}
