import type { FormDefinition } from './definition.ts';

/** The questions whose answers decide whether others are shown. */
export function decidingKeys(form: FormDefinition): string[] {
  return form.fields.map(({ showWhen }) => showWhen?.key).filter((key) => key !== undefined);
}
