import { useTranslation } from 'react-i18next';
import type { DownloadFile } from '#entities/download/rules/downloadFile.ts';
import { fileButtonId } from '#entities/download/fileButtonId.ts';
import { FileStatus } from '#entities/download/FileStatus.tsx';
import { useFile } from '#entities/download/useFile.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { Button } from '#ui/controls/Button.tsx';

interface FileProps {
  readonly exhibitionId: string;
  readonly file: DownloadFile;
}

/** The one button, and above it what has become of the tap. */
export function DownloadActions({ exhibitionId, file }: FileProps) {
  const { t } = useTranslation(['downloads', 'content']);
  const state = useFile(exhibitionId, file);
  const { transfer, isHere, act } = state;
  const isLoading = transfer?.at === 'loading';
  return (
    <>
      <FileStatus exhibitionId={exhibitionId} file={file} state={state} />
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
