import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';

/** Whether an ISO day is within the question's bounds; ISO days compare as text. */
export function checkDay(
  day: string,
  { earliest, latest }: FieldDefinition,
): Omit<Problem, 'field'> | undefined {
  if (earliest && day < earliest) return { code: 'dateTooEarly', values: { earliest } };
  if (latest && day > latest) return { code: 'dateTooLate', values: { latest } };
  return undefined;
}
