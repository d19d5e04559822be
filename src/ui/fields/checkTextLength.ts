import type { FieldDefinition } from '../../domain/form/definition.ts';
import type { Problem } from '../../domain/problem.ts';
import { codePointCount } from '../../domain/cleanText.ts';
import { problemOf } from './fieldModule.ts';

/** Characters that any text field takes, whatever its question allows. */
export const typedLimit = 5000;

/**
 * Cuts what no question can mean (a pasted file), far above the question's own limit:
 * a text a little too long stays whole, so that its writer can shorten it.
 */
export function cutPasted(field: FieldDefinition, text: string): string {
  const limit = Math.max(typedLimit, (field.max ?? 0) * 2);
  return text.length > limit
    ? Array.from(text.slice(0, limit * 2))
        .slice(0, limit)
        .join('')
    : text;
}

/** Required, too short, too long; surrounding white space does not count. */
export function checkTextLength(field: FieldDefinition, answer: string): Problem | undefined {
  const used = codePointCount(answer.trim());
  if (used === 0) return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const { min, max } = field;
  if (min !== undefined && used < min) return problemOf(field, { code: 'tooShort', values: { min } });
  if (max !== undefined && used > max) return problemOf(field, { code: 'tooLong', values: { max } });
  return undefined;
}
