import type { Problem } from '../problem.ts';
import { answerOf, isBlankAnswer } from './answerOf.ts';
import type { Answer, Answers, FieldDefinition, FieldType, FormDefinition } from './definition.ts';
import { visibleFields } from './visibleFields.ts';

/** What one kind of field has to say about its answer; `undefined` in, where nothing was entered. */
export type FieldCheck = (field: FieldDefinition, answer: Answer | undefined) => Problem | undefined;

/**
 * Everything wrong with the visible fields, in their order, each with the key of its field. An optional field left blank is
 * never wrong. A kind of field that has no check cannot be entered, which matters only where an answer is required.
 */
export function checkAnswers(
  definition: FormDefinition,
  answers: Answers,
  checkOf: (type: FieldType) => FieldCheck | undefined,
): Problem[] {
  const problems: Problem[] = [];
  for (const field of visibleFields(definition, answers)) {
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
  // Whether a proof of health is required depends on the time; its check knows.
  if (isBlank && !field.required && field.proofWindow === undefined) return undefined;
  if (!check) return { code: 'fieldNotSupported' };
  const problem = check(field, answer);
  if (problem || !isBlank || !field.required) return problem;
  // The field's own check may forget about blank answers; this one does not.
  return { code: field.type === 'agreement' ? 'agreementNeeded' : 'required' };
}
