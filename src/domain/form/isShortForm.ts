import type { FieldType, FormDefinition } from './formDefinition.ts';
import { sectionsOf } from './sectionsOf.ts';

/** Together with name and company about two screens of a phone. */
const mostQuestions = 6;

/** What takes more than a tap or a line. */
const longTypes: ReadonlySet<FieldType> = new Set<FieldType>([
  'idDocument',
  'file',
  'images',
  'photo',
  'longText',
  'plate',
]);

/** A form that is asked on one page together with name and company, and sent without a review. */
export function isShortForm({ fields }: FormDefinition): boolean {
  const questions = fields.filter(({ type }) => type !== 'agreement');
  if (questions.length > mostQuestions || questions.some(({ type }) => longTypes.has(type))) return false;
  return sectionsOf(fields, fields).length <= 1;
}
