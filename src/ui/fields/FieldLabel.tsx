import type { TextPair } from '#domain/form/formDefinition.ts';
import { organiserText } from '../text/organiserText.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './fieldRow.module.css';

export interface FieldLabelProps {
  readonly text: string | TextPair;
  /** Undefined where being required makes no sense. */
  readonly required?: boolean | undefined;
  readonly isToComplete?: boolean | undefined;
}

export function FieldLabel({ text, required, isToComplete = false }: FieldLabelProps) {
  const { language, words } = useFieldTexts();
  const label = typeof text === 'string' ? text : organiserText(text, language);
  return (
    <>
      {label} {isToComplete && <span className={styles.tag}>{words('toComplete')}</span>}{' '}
      {required !== undefined && (
        <span className={required ? 'x-hidden' : styles.fieldOptional}>
          {words(required ? 'required' : 'optional')}
        </span>
      )}
    </>
  );
}
