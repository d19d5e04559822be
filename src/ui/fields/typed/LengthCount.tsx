import { codePointCount } from '#domain/text/cleanText.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import styles from '../fieldRow.module.css';

const shownFrom = 0.8;

export interface LengthCountProps {
  readonly max: number | undefined;
  /** Shown from the first character. */
  readonly isLong?: boolean;
  readonly text: string;
}

export function LengthCount({ max, isLong = false, text }: LengthCountProps) {
  const { words } = useFieldTexts();
  if (max === undefined) return null;
  const used = codePointCount(text.trim());
  const over = used - max;
  const shown = isLong || used >= max * shownFrom;
  return (
    <p className={over > 0 ? `${styles.count} ${styles['count--over']}` : styles.count}>
      {shown && <span aria-hidden="true">{words('count', { used, max })} </span>}
      <output aria-live="polite">{over > 0 ? words('over', { over }) : ''}</output>
    </p>
  );
}
