import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { readFormFields } from './readFormFields.ts';

/**
 * Reads the form of an exhibition from `CustomBasic`, a list whose first item counts.
 * Assumed: the whole inner shape of that item (`Version`, `CommonFields`, `Configuration.ProvenBy`).
 * Returns undefined when there is no such list: asking nothing would then be a guess. An empty list asks nothing.
 */
export function readFormConfiguration(
  customBasic: unknown,
  warn: (message: string) => void,
): FormDefinition | undefined {
  if (Array.isArray(customBasic) && customBasic.length === 0) {
    return { version: '', provenBy: 'mobile', fields: [] };
  }
  const item: unknown = Array.isArray(customBasic) ? customBasic[0] : customBasic;
  if (!isServerRow(item)) {
    warn('the form configuration is missing');
    return undefined;
  }
  return {
    version: readLine(item['Version']),
    provenBy: readProvenBy(item['Configuration']),
    fields: readFormFields(item['CommonFields'], warn),
  };
}

function readProvenBy(configuration: unknown): FormDefinition['provenBy'] {
  const asked = isServerRow(configuration) ? configuration['ProvenBy'] : undefined;
  return asked === 'email' || asked === 'mobileOrEmail' ? asked : 'mobile';
}
