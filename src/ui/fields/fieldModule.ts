import type { ComponentType } from 'react';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import type { Language } from '#language/language.ts';
import type { Words } from '../text/useFieldTexts.ts';

export type FieldLayout = 'control' | 'group' | 'radiogroup' | 'tick';

export interface FieldInputProps<A extends Answer> {
  readonly field: FieldDefinition;
  /** The id of the first control; label and error summary refer to it. */
  readonly id: string;
  readonly value: A;
  readonly onChange: (answer: A) => void;
  readonly onBlur: () => void;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface FieldModule<A extends Answer> {
  readonly blank: A;
  /** Another shape (an old draft) is read as blank. */
  readonly read: (answer: Answer | undefined) => A;
  readonly layout: (field: FieldDefinition) => FieldLayout;
  readonly Input: ComponentType<FieldInputProps<A>>;
  /** For the review; '' when not answered. Document numbers are masked. */
  readonly toText: (field: FieldDefinition, answer: A, language: Language, words: Words) => string;
  /** Normalised for the server. Only for valid answers. */
  readonly toSend: (field: FieldDefinition, answer: A) => A;
  readonly check: (field: FieldDefinition, answer: A) => Problem | undefined;
  readonly targetId?: (field: FieldDefinition, id: string, problem: Problem) => string;
}

export function problemOf(field: FieldDefinition, problem: Omit<Problem, 'field'>): Problem {
  return { ...problem, field: field.key };
}

export function readText(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

/** What a control that holds the whole answer takes from its question. */
export const controlProps = ({
  field,
  id,
  value,
  onChange,
  onBlur,
  describedBy,
  invalid,
}: FieldInputProps<string>) => ({
  id,
  name: field.key,
  value,
  onText: onChange,
  onBlur,
  invalid,
  'aria-describedby': describedBy,
});

/** Shows the normalised value when the field loses focus, but only a valid one: half a number must not be rewritten. */
export function commitOnBlur(
  kept: string,
  isRight: boolean,
  { value, onChange, onBlur }: Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'>,
): void {
  if (kept !== value && isRight) onChange(kept);
  onBlur();
}
