import type { TextPair } from '../../domain/form/definition.ts';
import { organiserText } from '../organiserText.tsx';
import { useFieldTexts } from '../useFieldTexts.ts';

export interface FieldLabelProps {
  readonly text: string | TextPair;
  /** Undefined where the word would say nothing, as of a link to copy. */
  readonly required?: boolean | undefined;
}

/** A question's words, and whether it must be answered: a star to see, the word to hear. */
export function FieldLabel({ text, required }: FieldLabelProps) {
  const { language, words } = useFieldTexts();
  const label = typeof text === 'string' ? text : organiserText(text, language);
  return (
    <>
      {label}
      {required && (
        <span className="x-field__mark" aria-hidden="true">
          *
        </span>
      )}{' '}
      {required !== undefined && (
        <span className={required ? 'x-hidden' : 'x-field__optional'}>
          ({words(required ? 'required' : 'optional')})
        </span>
      )}
    </>
  );
}
