import { answerOf } from './answerOf.ts';
import type { Answer, Answers, FieldDefinition, FormDefinition } from './formDefinition.ts';

/**
 * In the organiser's order. A condition is met only by a visible field, so hidden answers decide nothing. Conditions
 * on unknown fields and cycles are never met.
 */
export function visibleFields(definition: FormDefinition, answers: Answers): FieldDefinition[] {
  const byKey = new Map<string, FieldDefinition>();
  for (const field of definition.fields) if (!byKey.has(field.key)) byKey.set(field.key, field);
  const shown = new Map<string, boolean>();

  const isShown = (field: FieldDefinition): boolean => {
    const known = shown.get(field.key);
    if (known !== undefined) return known;
    shown.set(field.key, false);
    const parent = field.showWhen && byKey.get(field.showWhen.key);
    const result = field.showWhen
      ? parent !== undefined &&
        isShown(parent) &&
        isOneOf(answerOf(answers, parent.key), field.showWhen.oneOf)
      : true;
    shown.set(field.key, result);
    return result;
  };

  return Array.from(byKey.values()).filter(isShown);
}

function isOneOf(answer: Answer | undefined, oneOf: readonly string[]): boolean {
  if (answer === undefined) return false;
  if (typeof answer === 'string' || typeof answer === 'boolean') return oneOf.includes(String(answer));
  return 'number' in answer ? oneOf.includes(answer.type) : answer.some((value) => oneOf.includes(value));
}
