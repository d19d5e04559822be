import type { Problem } from '../text/problem.ts';
import { answerOf, isBlankAnswer } from './answerOf.ts';
import type { Answer, Answers, FieldDefinition, FieldType, FormDefinition } from './formDefinition.ts';
import { visibleFields } from './visibleFields.ts';

export type FieldCheck = (field: FieldDefinition, answer: Answer | undefined) => Problem | undefined;

/**
 * Problems of the visible fields in their order. A blank optional field is valid. A type without a check cannot be
 * answered, which is a problem only if it is required. With `only`, just the questions of these keys are checked.
 */
export function checkAnswers(
  definition: FormDefinition,
  answers: Answers,
  checkOf: (type: FieldType) => FieldCheck | undefined,
  only?: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  for (const field of visibleFields(definition, answers)) {
    if (only !== undefined && !only.includes(field.key)) continue;
    const problem = checkField(field, answerOf(answers, field.key), checkOf(field.type));
    if (problem) problems.push({ ...problem, field: field.key });
  }
  return problems;
}

function checkField(
  field: FieldDefinition,
  answer: Answer | undefined,
  check: FieldCheck | undefined,
): Problem | undefined {
  const isBlank = isBlankAnswer(answer);
  // Whether a proof of health is required depends on the time; its own check decides.
  if (isBlank && !field.required && field.proofWindow === undefined) return undefined;
  if (!check) return { code: 'fieldNotSupported' };
  const problem = check(field, answer);
  if (problem || !isBlank || !field.required) return problem;
  // A field's own check may ignore blank answers.
  return { code: field.type === 'agreement' ? 'agreementNeeded' : 'required' };
}
