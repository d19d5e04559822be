import styles from './RichText.module.css';
import { useParagraphs } from './useParagraphs.ts';

/** A text of HTML in an engine that cannot clean it: its words. */
export function PlainText({ html }: { readonly html: string }) {
  const paragraphs = useParagraphs([html])(html);
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles['text']}>
      {paragraphs.map((parts, at) => (
        <p key={at}>{parts.map(({ text }) => text).join('')}</p>
      ))}
    </div>
  );
}
