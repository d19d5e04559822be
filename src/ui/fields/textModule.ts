import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { type FieldModule, problemOf, readText } from './fieldModule.ts';

interface TextAnswer
  extends Pick<FieldModule<string>, 'Input'>,
    Partial<Pick<FieldModule<string>, 'layout' | 'targetId'>> {
  /** What is shown in the review and sent. */
  readonly normalise: (answer: string, field: FieldDefinition) => string;
  /** What is wrong with an answer that is not blank. */
  readonly check: (answer: string, field: FieldDefinition) => Omit<Problem, 'field'> | undefined;
}

/** A kind of question whose answer is one text. */
export function textModule({ normalise, check, ...rest }: TextAnswer): FieldModule<string> {
  return {
    blank: '',
    read: readText,
    layout: () => 'control',
    toText: (field, answer) => normalise(answer, field),
    toSend: (field, answer) => normalise(answer, field),
    check(field, answer) {
      if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
      const problem = check(answer, field);
      return problem && problemOf(field, problem);
    },
    ...rest,
  };
}
