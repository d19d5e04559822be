import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { checkMember, type GroupMember, ownContact } from '#domain/group/groupMember.ts';

const member: GroupMember = { id: 'one', name: '王芳', company: '江海精工', contact: '', answers: {} };
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [{ key: 'Job', type: 'text', label: { zh: '职务', en: 'Job' }, required: true }],
};
const noRule = () => () => undefined;
const codesOf = (change: Partial<GroupMember>) =>
  checkMember({ ...member, ...change }, form, noRule).map(({ field, code }) => `${field} ${code}`);

describe('the contact of a group member', { tags: ['participants'] }, () => {
  it.each([
    ['', undefined],
    ['   ', undefined],
    ['139 0000 1234', { kind: 'mobile', value: '13900001234' }],
    ['１３９００００１２３４', { kind: 'mobile', value: '13900001234' }],
    ['Anna@Example.com', { kind: 'email', value: 'anna@example.com' }],
  ])('typed as "%s" is %o', (contact, expected) => {
    expect(ownContact({ contact })).toEqual(expected);
  });
});

describe('the problems of a group member', { tags: ['participants'] }, () => {
  it('are none with name, company and the required answers; a contact is optional', () => {
    expect(codesOf({ answers: { Job: '采购' } })).toEqual([]);
  });

  it('begin with the identity, then the form’s questions', () => {
    expect(codesOf({ name: '', company: ' ' })).toEqual([
      'name nameEmpty',
      'company companyEmpty',
      'Job required',
    ]);
  });

  it.each([
    ['1390000123', 'contact phoneInvalid'],
    ['anna@example', 'contact emailInvalid'],
  ])('include a wrong contact: %s', (contact, problem) => {
    expect(codesOf({ contact, answers: { Job: '采购' } })).toEqual([problem]);
  });
});
