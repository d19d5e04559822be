import type { FormDefinition } from './definition.ts';

/** Questions that other questions' visibility depends on. */
export function decidingKeys(form: FormDefinition): string[] {
  return form.fields.map(({ showWhen }) => showWhen?.key).filter((key) => key !== undefined);
}
