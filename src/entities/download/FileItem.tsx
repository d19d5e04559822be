import { publicCount } from '#domain/text/compactCount.ts';
import { useTranslation } from 'react-i18next';
import { type DownloadFile, typeOfFile } from './rules/downloadFile.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Count } from '#ui/values/Count.tsx';
import { FileRow } from '#ui/values/FileRow.tsx';
import { FileNote } from './FileNote.tsx';
import { FileStatus } from './FileStatus.tsx';
import { fileButtonId } from './fileButtonId.ts';
import { useFile } from './useFile.ts';

export interface FileItemProps {
  readonly file: DownloadFile;
  /** The server's text. */
  readonly addedAt?: string | undefined;
  readonly count?: number | undefined;
}

/** A file wherever it is listed: a tap opens it, or says what is missing and how to get it. */
export function FileItem({ file, addedAt, count }: FileItemProps) {
  const { t, i18n } = useTranslation('files');
  const state = useFile(file);
  const { transfer, isHere, act } = state;
  const language = languageOf(i18n.language);
  const isBusy = transfer?.at === 'checking';
  const times = publicCount(count);
  return (
    <>
      <FileRow
        id={fileButtonId(file)}
        name={localize(file.name, language)}
        nameLang={otherLanguage(file.name, language)}
        type={typeOfFile(file)}
        bytes={file.bytes}
        action={isHere || !opensDownloads() ? 'open' : 'download'}
        busy={isBusy || transfer?.at === 'loading'}
        busyText={isBusy ? undefined : ''}
        more={
          times !== undefined ? (
            <>
              <Count count={times} /> {t('times', { count: times })}
            </>
          ) : undefined
        }
        note={<FileNote file={file} state={state} addedAt={addedAt} />}
        onAct={act}
      />
      <FileStatus file={file} state={state} />
    </>
  );
}
