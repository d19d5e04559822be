import type { fileType } from '#domain/file/fileType.ts';
import styles from './FileIcon.module.css';

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

/** A sheet with the mark of its kind; decoration only. */
export function FileIcon({ type }: { readonly type: ReturnType<typeof fileType> }) {
  const kind = kindOf(type);
  return (
    <svg className={`${styles['icon']} ${styles[kind] ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14 3H6v18h12V7zM14 3v4h4" />
      <path d={marks[kind]} />
    </svg>
  );
}
