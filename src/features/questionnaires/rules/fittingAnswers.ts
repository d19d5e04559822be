import { answerOf } from '#domain/form/answerOf.ts';
import type { Answer, Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';

export function fittingAnswers(form: FormDefinition, answers: Answers): Answers {
  const fitting: Record<string, Answer> = {};
  for (const field of form.fields) {
    const answer = fittingAnswer(field, answerOf(answers, field.key));
    if (answer !== undefined) fitting[field.key] = answer;
  }
  return fitting;
}

function fittingAnswer({ type, choices = [] }: FieldDefinition, answer: Answer | undefined) {
  if (type === 'singleChoice') return choices.some(({ value }) => value === answer) ? answer : undefined;
  if (type !== 'multipleChoice') return answer;
  if (!Array.isArray(answer)) return undefined;
  return choices.map(({ value }) => value).filter((value) => answer.indexOf(value) >= 0);
}
