import type { Answer, Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import { findFieldModule } from './findFieldModule.ts';

/** Normalised as the server expects; blank answers are left out. Validate first. */
export function answersToSend(fields: readonly FieldDefinition[], answers: Answers): Record<string, Answer> {
  const sent: Record<string, Answer> = {};
  for (const field of fields) {
    const answer = answerOf(answers, field.key);
    const module = findFieldModule(field.type);
    if (module && answer !== undefined && !isBlankAnswer(answer))
      sent[field.key] = module.toSend(field, answer);
  }
  return sent;
}
