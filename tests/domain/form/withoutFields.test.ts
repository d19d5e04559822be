import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { withoutFields } from '#domain/form/withoutFields.ts';

const label = { zh: '问题', en: 'Question' };
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    { key: 'Company', type: 'text', label, required: true },
    { key: 'Diet', type: 'text', label, required: true },
    { key: 'DietTaboo', type: 'text', label, required: true },
    { key: 'Menu', type: 'text', label, required: true, showWhen: { key: 'Diet', oneOf: ['other'] } },
  ],
};
const keys = (beginnings: readonly string[]) =>
  visibleFields(withoutFields(form, beginnings), { Diet: 'other' }).map(({ key }) => key);

describe('questions that are never asked', () => {
  it('are those with these prefixes, and those that depend on them', () => {
    expect(keys(['Diet'])).toEqual(['Company']);
  });

  it('are none without prefixes', () => {
    expect(withoutFields(form, [])).toBe(form);
    expect(keys(['Travel'])).toEqual(['Company', 'Diet', 'DietTaboo', 'Menu']);
  });
});
