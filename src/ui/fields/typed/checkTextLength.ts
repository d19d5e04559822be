import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { codePointCount, cutCodePoints } from '#domain/text/cleanText.ts';

/** The limit while typing; far above any question's own. */
export const typedLimit = 5000;

/** Cuts pasted files; far above the question's own limit, so that the writer can shorten a text slightly too long. */
export function cutPasted(field: FieldDefinition, text: string): string {
  const limit = Math.max(typedLimit, (field.max ?? 0) * 2);
  return cutCodePoints(text, limit);
}

export function checkTextLength(
  answer: string,
  { min, max }: FieldDefinition,
): Omit<Problem, 'field'> | undefined {
  const used = codePointCount(answer.trim());
  if (min !== undefined && used < min) return { code: 'tooShort', values: { min } };
  if (max !== undefined && used > max) return { code: 'tooLong', values: { max } };
  return undefined;
}
