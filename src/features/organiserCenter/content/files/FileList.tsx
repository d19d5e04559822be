import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyDownloads } from '#ui/states/scenes/emptyDownloads.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { fileListQuery } from './organisedFileQueries.ts';
import { useFileRule } from './useFileRule.ts';

/** The organiser's files of the downloads, with who may have each. */
export function FileList({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const ruleOf = useFileRule();
  const query = useServerQuery(fileListQuery(organiser));
  return (
    <QueryView
      query={query}
      failedTitle={t('filesFailed')}
      skeleton={3}
      empty={<EmptyState scene={emptyDownloads} title={t('noFiles')} />}
    >
      {(files) => (
        <CellGroup title={t('part_files')}>
          {files.map((file) => (
            <Cell
              key={file.RecordId}
              title={organiserText({ zh: file.Name, en: file.NameEn }, language) || t('file')}
              note={ruleOf(file)}
              to={organiserContentRowPath(organiser.exhibitionId, 'files', file.RecordId)}
            />
          ))}
        </CellGroup>
      )}
    </QueryView>
  );
}
