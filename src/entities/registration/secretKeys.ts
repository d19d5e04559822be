import { isSecretKind } from '#domain/form/isSecretKind.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';

/** The questions whose answers may wait on the phone only sealed: document numbers, and where handed-in files lie. */
export function secretKeys(form: FormDefinition): string[] {
  return form.fields.filter(({ type }) => isSecretKind(type)).map(({ key }) => key);
}
