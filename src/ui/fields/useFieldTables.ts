import type { FieldDefinition } from '../../domain/form/definition.ts';
import { useCountries } from '../country/useCountries.ts';

/** Draws a page that only reads answers again once the tables that these kinds of question read by are there. */
export function useFieldTables(fields: readonly FieldDefinition[]): void {
  useCountries(fields.some(({ type }) => type === 'country' || type === 'phone'));
}
