import { shownNowMs } from '#ui/values/shownClock.ts';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { checkProof } from '#domain/form/checkProof.ts';
import type { Problem } from '#domain/text/problem.ts';
import { findFieldModule } from './findFieldModule.ts';

/** Undefined for a field type that this version does not know. */
export function checkOf(
  type: string,
): ((field: FieldDefinition, answer: Answer | undefined) => Problem | undefined) | undefined {
  const module = findFieldModule(type);
  return (
    module &&
    ((field, answer) =>
      module.check(field, module.read(answer)) ?? checkProof(field, module.read(answer), shownNowMs()))
  );
}
