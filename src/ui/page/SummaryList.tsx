import type { ReactNode } from 'react';
import { fileType } from '#domain/file/fileType.ts';
import { Button } from '../controls/Button.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './summaryList.module.css';

export interface SummaryItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly text: string;
  readonly lang?: string | undefined;
  readonly onChange?: (() => void) | undefined;
  readonly file?: SummaryFile | undefined;
}

export interface SummaryFile {
  readonly url: string;
  readonly open: (url: string) => void;
}

export function SummaryList({ items }: { readonly items: readonly SummaryItem[] }) {
  const { words } = useFieldTexts();
  const typeOf = (url: string) => {
    const type = fileType(url);
    return type === 'unknown' ? words('fileTypeUnknown') : type.toUpperCase();
  };
  return (
    <dl className={styles.summary}>
      {items.map(({ key, label, text, lang, onChange, file }) => (
        <div className={styles.summaryRow} key={key}>
          <dt className={styles.summaryLabel}>{label}</dt>
          <dd
            lang={lang}
            className={
              text === '' ? `${styles.summaryText} ${styles['summaryText--none']}` : styles.summaryText
            }
          >
            {text === '' ? words('notAnswered') : text}
          </dd>
          {file && (
            <dd className={styles.summaryAction}>
              <Button kind="quiet" onClick={() => file.open(file.url)}>
                {words('fileView', { type: typeOf(file.url) })} <span className="x-hidden">{label}</span>
              </Button>
            </dd>
          )}
          {onChange && (
            <dd className={styles.summaryAction}>
              <Button kind="quiet" onClick={onChange}>
                {words('change')} <span className="x-hidden">{label}</span>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
