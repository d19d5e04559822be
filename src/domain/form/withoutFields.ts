import type { FormDefinition } from './formDefinition.ts';

export function withoutFields(form: FormDefinition, beginnings: readonly string[]): FormDefinition {
  if (beginnings.length === 0) return form;
  const isLeftOut = (key: string) =>
    beginnings.some((beginning) => key.slice(0, beginning.length) === beginning);
  return { ...form, fields: form.fields.filter(({ key }) => !isLeftOut(key)) };
}
