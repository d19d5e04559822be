import { describe, expect, it } from 'vitest';
import { readFormConfiguration } from '#api/exhibition/readFormConfiguration.ts';

function read(customBasic: unknown) {
  const warnings: string[] = [];
  return { form: readFormConfiguration(customBasic, (message) => warnings.push(message)), warnings };
}

describe('readFormConfiguration', () => {
  it('the first item counts', () => {
    const first = { Version: 3, CommonFields: [{ Key: 'Job', Type: 'text', Title: '职务' }] };
    expect(read([first, { Version: '4' }]).form).toEqual({
      version: '3',
      provenBy: 'mobile',
      fields: [{ key: 'Job', type: 'text', label: { zh: '职务', en: '' }, required: false }],
    });
  });

  it('an empty list asks nothing', () => {
    expect(read([])).toEqual({ form: { version: '', provenBy: 'mobile', fields: [] }, warnings: [] });
  });

  it.each([undefined, null, '', 'x', 1, [null], ['x']])('%j is no form, which is said', (customBasic) => {
    expect(read(customBasic)).toEqual({ form: undefined, warnings: ['the form configuration is missing'] });
  });

  it.each([
    [{ ProvenBy: 'mobile' }, 'mobile'],
    [{ ProvenBy: 'email' }, 'email'],
    [{ ProvenBy: 'mobileOrEmail' }, 'mobileOrEmail'],
    [{ ProvenBy: 'carrier pigeon' }, 'mobile'],
    [{}, 'mobile'],
    [null, 'mobile'],
    ['email', 'mobile'],
  ])('the configuration %j is proven by %s', (Configuration, provenBy) => {
    expect(read([{ Configuration }]).form?.provenBy).toBe(provenBy);
  });

  it('fields that are no list are no fields', () => {
    expect(read([{ CommonFields: null }]).form?.fields).toEqual([]);
  });
});
