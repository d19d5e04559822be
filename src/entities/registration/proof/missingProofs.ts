import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import type { Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';

/** The proofs of health that the organiser demands and a registration does not hold; each says when it can be handed in. */
export function missingProofs(form: FormDefinition, answers: Answers): readonly FieldDefinition[] {
  return visibleFields(form, answers).filter(
    ({ key, isProofDemanded, proofWindow }) =>
      isProofDemanded === true && proofWindow !== undefined && isBlankAnswer(answerOf(answers, key)),
  );
}
