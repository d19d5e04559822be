import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#domain/text/formatFileSize.ts';
import { Button } from '../controls/Button.tsx';
import styles from './TransferProgress.module.css';

export interface TransferProgressProps {
  /** What is transferred: the file's name. */
  readonly label: string;
  readonly loadedBytes: number;
  /** Undefined where it is not known how much will come. */
  readonly totalBytes: number | undefined;
  readonly onCancel: () => void;
}

/** How much of a file has arrived, and a button to end it. */
export function TransferProgress({ label, loadedBytes, totalBytes, onCancel }: TransferProgressProps) {
  const { t } = useTranslation('content');
  const percent =
    totalBytes === undefined ? undefined : Math.min(100, Math.floor((100 * loadedBytes) / (totalBytes || 1)));
  return (
    <div className={styles['line']}>
      <div className={styles['progress']}>
        <div
          className={styles['track']}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div
            className={styles['bar']}
            style={{ width: `${percent ?? 100}%` }}
            data-unknown={percent === undefined || undefined}
          />
        </div>
        <p className={styles['sizes']}>
          {percent !== undefined && `${percent}% · `}
          {formatFileSize(loadedBytes)}
          {totalBytes !== undefined && ` / ${formatFileSize(totalBytes)}`}
        </p>
      </div>
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
