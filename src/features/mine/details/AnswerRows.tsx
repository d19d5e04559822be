import type { ReactNode } from 'react';
import { fileType } from '#domain/file/fileType.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import styles from './answerRows.module.css';

export interface AnswerRowsProps {
  /** False where the page's heading says it. */
  readonly title: ReactNode;
  readonly items: readonly SummaryItem[];
}

/** Questions at the left, answers at the right; a long question stands above its answer. */
export function AnswerRows({ title, items }: AnswerRowsProps) {
  const { words } = useFieldTexts();
  const typeOf = (url: string) => {
    const type = fileType(url);
    return type === 'unknown' ? words('fileTypeUnknown') : type.toUpperCase();
  };
  return (
    <>
      {title !== false && <h2 className={styles.title}>{title}</h2>}
      <dl className={styles.rows}>
        {items.map(({ key, label, text, lang, file }) => (
          <div className={styles.row} key={key}>
            <dt className={styles.label}>{label}</dt>
            <dd className={text === '' ? `${styles.text} ${styles['text--none']}` : styles.text} lang={lang}>
              {text === '' ? words('notAnswered') : text}
              {file && (
                <Button kind="quiet" onClick={() => file.open(file.url)}>
                  {words('fileView', { type: typeOf(file.url) })} <span className="x-hidden">{label}</span>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
