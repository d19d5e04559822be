import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { boothFilePath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { type OwnFile, ownFilesQuery } from './fileQueries.ts';
import { BoothRowEditor } from '../rowForm/BoothRowEditor.tsx';
import { BoothRowPage } from '../rowForm/BoothRowPage.tsx';
import type { BoothRowForm } from '../rowForm/boothRowForm.ts';
import { answersOfRow, changesOfRow, partsOf } from '../rules/fieldAnswers.ts';
import { fileFields, fileForm, wrongWindow } from '../rules/forms/fileForm.ts';
import { fileKind } from './fileKind.ts';

/** Uploads a file, or corrects what is said of one (`?file=`). */
export default function FileFormScreen() {
  const id = useExhibitionId();
  const [query] = useSearchParams();
  const recordId = query.get('file') ?? undefined;
  const { t } = useTranslation('boothFiles');
  const title = t(recordId === undefined ? 'add' : 'edit');
  return (
    <CenterGate back={boothFilePath(id, recordId)} title={title}>
      {(booth) => <FilePage key={recordId} booth={booth} recordId={recordId} title={title} />}
    </CenterGate>
  );
}

interface FilePageProps {
  readonly booth: BoothKey;
  readonly recordId: string | undefined;
  readonly title: string;
}

function FilePage({ booth, recordId, title }: FilePageProps) {
  const { t } = useTranslation('boothFiles');
  const rows = useServerQuery({ ...ownFilesQuery(booth), enabled: recordId !== undefined });
  return (
    <BoothRowPage
      booth={booth}
      kind={fileKind}
      recordId={recordId}
      title={title}
      failedTitle={t('failed')}
      goneTitle={t('gone')}
      toList={t('toList')}
      rows={rows}
      more={readyQuery(true)}
    >
      {({ row, start }) => <FileForm booth={booth} file={row} start={start} title={title} />}
    </BoothRowPage>
  );
}

interface FileFormProps {
  readonly booth: BoothKey;
  /** The file that is corrected. */
  readonly file: OwnFile | undefined;
  readonly start: RowStart;
  readonly title: string;
}

const parts = partsOf(fileFields);
const blank = { Rule: 'always' };

function useFileForm(): BoothRowForm<OwnFile> {
  const { t } = useTranslation('boothFiles');
  return useMemo(() => {
    const { origin } = window.location;
    return {
      form: fileForm((key) => ({ zh: t(key), en: t(key) })),
      parts,
      blank,
      answersOf: (row) => answersOfRow(fileFields, { ...row, Rule: row.Rule || 'always' }, origin),
      changes: (changed, answers, row) => changesOfRow(fileFields, changed, answers, { row, origin }),
    };
  }, [t]);
}

function FileForm({ booth, file, start, title }: FileFormProps) {
  const { t } = useTranslation('boothFiles');
  // What is compared stays as it was when the page was opened.
  const [row] = useState(file);
  const form = useFileForm();
  return (
    <BoothRowEditor
      {...form}
      booth={booth}
      kind={fileKind}
      row={row}
      start={start}
      title={title}
      sendText={t(row === undefined ? 'send' : 'save')}
      refusedTitle={t('rejected')}
      done={{ added: t('added'), saved: t('saved') }}
      contradiction={(answers) => {
        const wrong = wrongWindow(answers);
        return wrong && { key: wrong.key, text: t(wrong.text) };
      }}
    />
  );
}
