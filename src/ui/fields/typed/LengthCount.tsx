import type { FieldDefinition } from '../../../domain/form/definition.ts';
import { codePointCount } from '../../../domain/text/cleanText.ts';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import styles from '../fieldRow.module.css';

const shownFrom = 0.8;

/** Announced when the limit is exceeded. */
export function LengthCount({ field, text }: { field: FieldDefinition; text: string }) {
  const { words } = useFieldTexts();
  if (field.max === undefined) return null;
  const used = codePointCount(text.trim());
  const over = used - field.max;
  const shown = field.type === 'longText' || used >= field.max * shownFrom;
  return (
    <p className={over > 0 ? `${styles.count} ${styles['count--over']}` : styles.count}>
      {shown && <span aria-hidden="true">{words('count', { used, max: field.max })} </span>}
      <output aria-live="polite">{over > 0 ? words('over', { over }) : ''}</output>
    </p>
  );
}
