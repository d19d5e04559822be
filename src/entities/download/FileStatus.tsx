import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { keptDownloadsPath } from './rules/downloadPaths.ts';
import { fileAddress } from './rules/chooseDelivery.ts';
import type { DownloadFile } from './rules/downloadFile.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { TransferProgress } from '#ui/values/TransferProgress.tsx';
import { fileButtonId } from './fileButtonId.ts';
import { FileRefusal } from './FileRefusal.tsx';
import { handOver } from './getFile.ts';
import { saveBytes } from './openBytes.ts';
import { cancelTransfer, type TransferProblem } from './transfers.ts';
import type { FileState } from './useFile.ts';
import css from './files.module.css';

interface FileStatusProps {
  readonly file: DownloadFile;
  readonly state: FileState;
}

/** What has become of the tap: how far it is, why it was refused and what to do, or what has gone wrong. */
export function FileStatus(props: FileStatusProps) {
  return (
    <div className={css['status']} data-next-focus={fileButtonId(props.file)}>
      <Status {...props} />
    </div>
  );
}

function Status({ file, state }: FileStatusProps) {
  const { t, i18n } = useTranslation('files');
  const exhibitionId = useExhibitionId();
  const { transfer, act } = state;
  if (transfer === undefined || transfer.at === 'checking') return null;
  if (transfer.at === 'loading')
    return (
      <TransferProgress
        label={t('loading', { name: localize(file.name, languageOf(i18n.language)) })}
        loadedBytes={transfer.loaded}
        totalBytes={transfer.total}
        onCancel={() => cancelTransfer(exhibitionId, file.id)}
      />
    );
  if (transfer.at === 'refused')
    return <FileRefusal file={transfer.file} problem={transfer.problem} onRetry={act} />;
  if (transfer.at === 'differs')
    return (
      <Notice kind="warn" live>
        <p className={css['told']}>{t('differs')}</p>
        <div className={css['actions']}>
          <Button kind="secondary" onClick={() => saveBytes(file, transfer.bytes)}>
            {t('saveAnyway')}
          </Button>
        </div>
      </Notice>
    );
  if (transfer.at === 'held')
    return (
      <Notice kind="warn" live>
        {t('notKept')}
      </Notice>
    );
  if (transfer.at === 'done')
    return (
      <p className={css['done']} data-announce="">
        {t('done')}
      </p>
    );
  return <Failure file={file} problem={transfer.problem} onRetry={act} />;
}

interface FailureProps extends Omit<FileStatusProps, 'state'> {
  readonly problem: TransferProblem;
  readonly onRetry: () => void;
}

function Failure({ file, problem, onRetry }: FailureProps) {
  const { t } = useTranslation('files');
  const exhibitionId = useExhibitionId();
  const url = fileAddress(file.url, window.location.origin);
  return (
    <Notice kind="warn" live>
      <p className={css['told']}>{t(`failed_${problem}`)}</p>
      <div className={css['actions']}>
        {problem !== 'noSpace' && (
          <Button kind="secondary" onClick={onRetry}>
            {t('again')}
          </Button>
        )}
        {/* A storage that lets no page read it looks like a failure. */}
        {(problem === 'noSpace' || problem === 'failed') && url !== undefined && (
          <Button
            kind={problem === 'failed' ? 'quiet' : 'secondary'}
            onClick={() => void handOver(exhibitionId, file, url)}
          >
            {t('byBrowser')}
          </Button>
        )}
        {problem === 'noSpace' && (
          <LinkButton kind="quiet" to={keptDownloadsPath(exhibitionId)}>
            {t('makeSpace')}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}
