import type { TextPair } from '../../domain/form/definition.ts';
import { organiserText } from '../text/organiserText.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';

export interface FieldLabelProps {
  readonly text: string | TextPair;
  /** Undefined where being required makes no sense. */
  readonly required?: boolean | undefined;
}

/** A star for the eye, a word for screen readers. */
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
