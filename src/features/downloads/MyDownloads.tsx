import { useTranslation } from 'react-i18next';
import { downloadsPath } from '#entities/download/rules/downloadPaths.ts';
import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { formatFileSize } from '#domain/text/formatFileSize.ts';
import { FileList } from '#entities/download/FileList.tsx';
import { useKeptFiles } from '#entities/download/keptFiles.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyDownloads } from '#ui/states/scenes/emptyDownloads.tsx';
import css from './downloads.module.css';
import { KeptFileRow } from './KeptFileRow.tsx';

interface MyDownloadsProps {
  /** All files of the exhibition; undefined while they are not known. */
  readonly files: readonly DownloadTask[] | undefined;
}

/** What this phone keeps, and what the visitor has downloaded elsewhere or before. */
export function MyDownloads({ files }: MyDownloadsProps) {
  const { t } = useTranslation('downloads');
  const exhibitionId = useExhibitionId();
  const kept = useKeptFiles()?.filter((file) => file.exhibitionId === exhibitionId);
  const ledger = useLedger();
  if (kept === undefined) return <ListSkeleton rows={3} />;
  const recorded = ledger === undefined ? [] : markedOf(ledger, 'download').map(({ id }) => id);
  const isElsewhere = ({ id }: DownloadTask) => recorded.includes(id) && !kept.some((one) => one.id === id);
  const elsewhere = (files ?? []).filter(isElsewhere);
  const size = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <>
      {kept.length > 0 && (
        <Card title={t('keptTitle')}>
          <p className={css['size']}>{t('keptSize', { count: kept.length, size: formatFileSize(size) })}</p>
          <ul className={css['list']}>
            {kept.map((file) => (
              <KeptFileRow key={file.id} file={file} files={files} />
            ))}
          </ul>
        </Card>
      )}
      {elsewhere.length > 0 && (
        <Card title={t('elsewhere')}>
          <FileList files={elsewhere} />
        </Card>
      )}
      {kept.length + elsewhere.length === 0 && (
        <EmptyState
          scene={emptyDownloads}
          title={t('noneKept')}
          text={t(opensDownloads() ? 'noneKeptText' : 'noneKeptHere')}
          action={<LinkButton to={downloadsPath(exhibitionId)}>{t('toList')}</LinkButton>}
        />
      )}
    </>
  );
}
