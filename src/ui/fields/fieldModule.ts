import type { ComponentType } from 'react';
import type { Answer, FieldDefinition } from '../../domain/form/definition.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Language } from '../../language/language.ts';
import type { Words } from '../useFieldTexts.ts';

/** How the label and the controls of a field hang together: one control, a named group of them, or a tick with its own label. */
export type FieldLayout = 'control' | 'group' | 'radiogroup' | 'tick';

export interface FieldInputProps<A extends Answer> {
  readonly field: FieldDefinition;
  /** Of the first control; a label and the error summary point at it. */
  readonly id: string;
  readonly value: A;
  readonly onChange: (answer: A) => void;
  readonly onBlur: () => void;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** One kind of question: how it is entered, how it reads on review, and what may be wrong with it. */
export interface FieldModule<A extends Answer> {
  readonly blank: A;
  /** The answer as this kind keeps it; anything of another shape (an old draft) is blank. */
  readonly read: (answer: Answer | undefined) => A;
  readonly layout: (field: FieldDefinition) => FieldLayout;
  readonly Input: ComponentType<FieldInputProps<A>>;
  /** Plain text for the review; '' when nothing was answered. Document numbers are masked. */
  readonly toText: (field: FieldDefinition, answer: A, language: Language, words: Words) => string;
  /** The answer as it leaves the phone: folded, trimmed, in one spelling. Only for an answer without a problem. */
  readonly toSend: (field: FieldDefinition, answer: A) => A;
  readonly check: (field: FieldDefinition, answer: A) => Problem | undefined;
  /** The control to move to for a problem, where that is not the first one. */
  readonly targetId?: (field: FieldDefinition, id: string, problem: Problem) => string;
}

/** The problem as one of this field. */
export function problemOf(field: FieldDefinition, problem: Omit<Problem, 'field'>): Problem {
  return { ...problem, field: field.key };
}

export function readText(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : '';
}

/** What will be kept is shown when a field is left, but only once it is right: half a number is not rewritten under the thumb. */
export function commitOnBlur(
  kept: string,
  isRight: boolean,
  { value, onChange, onBlur }: Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'>,
): void {
  if (kept !== value && isRight) onChange(kept);
  onBlur();
}
