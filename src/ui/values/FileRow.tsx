import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fileType } from '#domain/file/fileType.ts';
import { formatFileSize } from '#domain/text/formatFileSize.ts';
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
      <FileIcon kind={kindOf(type)} />
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

const kinds = {
  image: ['jpg', 'jpeg', 'png'],
  sheet: ['xls', 'xlsx'],
  slides: ['ppt', 'pptx', 'pdf'],
  media: ['mp3', 'mp4'],
  archive: ['rar', 'zip'],
} as const;
type Kind = keyof typeof kinds | 'text';

function kindOf(type: ReturnType<typeof fileType>): Kind {
  const found = Object.entries(kinds).find(([, types]) => (types as readonly string[]).includes(type));
  return (found?.[0] as Kind | undefined) ?? 'text';
}

const marks: Readonly<Record<Kind, string>> = {
  image: 'M8 18l3-4 2 2 1.5-2 2.5 4z',
  sheet: 'M8 12h8v6H8zM12 12v6M8 15h8',
  slides: 'M8 12h8v5H8zM12 17v2',
  media: 'M10 12l5 3-5 3z',
  archive: 'M11 10h2M11 13h2M11 16h2',
  text: 'M8 12h8M8 15h8M8 18h5',
};

function FileIcon({ kind }: { readonly kind: Kind }) {
  return (
    <svg className={`${styles['icon']} ${styles[kind] ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14 3H6v18h12V7zM14 3v4h4" />
      <path d={marks[kind]} />
    </svg>
  );
}
