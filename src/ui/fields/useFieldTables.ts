import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { useCountries } from '../country/useCountries.ts';

/** Renders again once the tables needed to show these answers are loaded. */
export function useFieldTables(fields: readonly FieldDefinition[]): void {
  useCountries(fields.some(({ type }) => type === 'country' || type === 'phone'));
}
