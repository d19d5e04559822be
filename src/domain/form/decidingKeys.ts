import type { FormDefinition } from './formDefinition.ts';

export function decidingKeys(form: FormDefinition): string[] {
  return form.fields.map(({ showWhen }) => showWhen?.key).filter((key) => key !== undefined);
}
