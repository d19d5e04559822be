import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileType } from '#domain/file/fileType.ts';
import { formatFileSize } from '#domain/text/formatFileSize.ts';
import { FileIcon } from './FileIcon.tsx';
import styles from './FileRow.module.css';

export interface FileRowProps {
  readonly id?: string | undefined;
  readonly name: string;
  /** Of a name that is not in the page's language. */
  readonly nameLang?: string | undefined;
  /** Where the name does not tell it. */
  readonly type?: ReturnType<typeof fileType> | undefined;
  readonly bytes?: number | undefined;
  readonly action: 'open' | 'download';
  readonly onAct: () => void;
  readonly busy?: boolean | undefined;
  /** While it is busy; that it is being opened without it. */
  readonly busyText?: string | undefined;
  /** Beside type and size, such as how often it was downloaded. */
  readonly more?: ReactNode;
  /** Such as the time it was added, or why it cannot be opened. */
  readonly note?: ReactNode;
}

export function FileRow(props: FileRowProps) {
  const { id, name, nameLang, type = fileType(props.name), bytes, action, onAct, more, note } = props;
  const { busy = false, busyText } = props;
  const { t } = useTranslation('content');
  const label = type === 'unknown' ? t('unknownFile') : type.toUpperCase();
  return (
    <button
      id={id}
      className={styles['row']}
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onAct();
      }}
    >
      <FileIcon type={type} />
      <span className={styles['words']}>
        <span className={styles['name']} lang={nameLang}>
          {name}
        </span>
        <span className={styles['facts']}>
          {' '}
          {label}
          {bytes !== undefined && ` · ${formatFileSize(bytes)}`}
          {more !== undefined && <> · {more}</>}
        </span>
        {note !== undefined && <span className={styles['facts']}> {note}</span>}
      </span>
      <span className={styles['action']}> {busy ? (busyText ?? t('opening')) : t(`${action}File`)}</span>
    </button>
  );
}
