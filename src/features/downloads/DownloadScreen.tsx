import { FileIcon } from '#ui/values/FileIcon.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { opensDownloads } from '#host/opensDownloads.ts';
import { useFile } from '#entities/download/useFile.ts';
import { FileStatus } from '#entities/download/FileStatus.tsx';
import { fileButtonId } from '#entities/download/fileButtonId.ts';
import { type DownloadFile, typeOfFile } from '#entities/download/rules/downloadFile.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { downloadsPath } from '#entities/download/rules/downloadPaths.ts';
import { fileQuery } from '#entities/download/downloadQueries.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { languageOf } from '#language/language.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { BesideFiles } from './BesideFiles.tsx';
import { KeptHere } from './KeptHere.tsx';
import { useFileFacts, useKindAndSize } from './useFileFacts.ts';

/** One file: what it is, when it can be had, and the button that opens it or says what is missing. */
export default function DownloadScreen() {
  const { t, i18n } = useTranslation('downloads');
  const id = useExhibitionId();
  const { fileId = '' } = useParams();
  const language = languageOf(i18n.language);
  const isId = isRecordId(fileId);
  const read = useServerQuery({ ...fileQuery(id, fileId), enabled: isId });
  const factsOf = useFileFacts();
  const kindAndSize = useKindAndSize();
  const found =
    isId && read.data?.isDeleted !== true ? read : { ...read, ...readyQuery<typeof read.data>(null) };
  return (
    <DetailScreen
      key={fileId}
      kind={t('kind')}
      backTo={downloadsPath(id)}
      query={found}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={(file) => ({
        title: localize(file.name, language),
        titleLang: otherLanguage(file.name, language),
        picture: <FileIcon type={typeOfFile(file)} />,
        lead: kindAndSize(file),
        facts: factsOf(file),
        after: (
          <>
            <KeptHere file={file} />
            <BesideFiles file={file} />
          </>
        ),
        primary: <DownloadActions file={file} />,
      })}
    />
  );
}

interface FileProps {
  readonly file: DownloadFile;
}

/** The one button, and above it what has become of the tap. */
function DownloadActions({ file }: FileProps) {
  const { t } = useTranslation(['downloads', 'content']);
  const state = useFile(file);
  const { transfer, isHere, act } = state;
  const isLoading = transfer?.at === 'loading';
  return (
    <>
      <FileStatus file={file} state={state} />
      <Button
        id={fileButtonId(file)}
        busy={isLoading || transfer?.at === 'checking'}
        busyText={t(isLoading ? 'downloading' : 'content:opening')}
        onClick={act}
      >
        {t(isHere || !opensDownloads() ? 'open' : 'download')}
      </Button>
    </>
  );
}
