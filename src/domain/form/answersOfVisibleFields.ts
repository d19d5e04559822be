import { answerOf } from './answerOf.ts';
import type { Answer, Answers, FormDefinition } from './formDefinition.ts';
import { visibleFields } from './visibleFields.ts';

export function answersOfVisibleFields(definition: FormDefinition, answers: Answers): Answers {
  const kept: Record<string, Answer> = {};
  for (const field of visibleFields(definition, answers)) {
    const answer = answerOf(answers, field.key);
    if (answer !== undefined) kept[field.key] = answer;
  }
  return kept;
}
