import { describe, expect, it } from 'vitest';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { findDuplicates, mustDiffer } from '#features/registration/rules/findDuplicates.ts';
import type { GroupMember } from '#domain/group/groupMember.ts';

const label = { zh: '', en: '' };
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [
    { key: 'HasPassport', type: 'agreement', label, required: false },
    { key: 'Document', type: 'idDocument', label, required: false },
    {
      key: 'Second',
      type: 'idDocument',
      label,
      required: false,
      showWhen: { key: 'HasPassport', oneOf: ['true'] },
    },
  ],
};

const passport = (number: string): Answers => ({ Document: { type: 'passport', number } });
function people(...parts: Partial<GroupMember>[]): GroupMember[] {
  return parts.map((part, at) => ({
    id: `p${at}`,
    name: `人${at}`,
    company: '江海精工',
    contact: '',
    answers: {},
    ...part,
  }));
}

describe('possible duplicates of people', { tags: ['participants'] }, () => {
  it.each([
    [
      'one mobile number in two spellings',
      [{ contact: '13900001234' }, { contact: '+86 139-0000-1234' }],
      'contact',
    ],
    ['one e-mail address in two spellings', [{ contact: 'a@b.com' }, { contact: 'A@B.com' }], 'contact'],
    [
      'one passport in two spellings',
      [{ answers: passport('e1234567') }, { answers: passport(' E1234567') }],
      'document',
    ],
    [
      'one name at one company, with nothing to tell them apart',
      [{ name: '王芳' }, { name: ' 王芳 ' }],
      'name',
    ],
    [
      'one name, of which one has a contact',
      [{ name: '王芳', contact: '13900001234' }, { name: '王芳' }],
      'name',
    ],
  ] as const)('share %s', (_what, parts, by) => {
    expect(findDuplicates(people(...parts), form)).toEqual([{ by, ids: ['p0', 'p1'] }]);
  });

  it.each([
    ['two names', [{}, {}]],
    ['one name at two companies', [{ name: '王芳' }, { name: '王芳', company: '别家' }]],
    [
      'one name with two contacts',
      [
        { name: '王芳', contact: '13900001234' },
        { name: '王芳', contact: '13900001235' },
      ],
    ],
    [
      'one number on documents of two types',
      [
        { answers: passport('E1234567') },
        { answers: { Document: { type: 'taiwanPermit', number: 'E1234567' } } },
      ],
    ],
    ['no name at all yet', [{ name: '' }, { name: '' }]],
    ['a type of document without a number', [{ answers: passport('') }, { answers: passport('') }]],
    [
      'a document in a question that is hidden again',
      [
        { answers: { Second: { type: 'passport', number: 'E1' } } },
        { answers: { Second: { type: 'passport', number: 'E1' } } },
      ],
    ],
  ] as const)('are not reported for %s', (_what, parts) => {
    expect(findDuplicates(people(...parts), form)).toEqual([]);
  });

  it('are reported completely, in the order of the list', () => {
    const group = people(
      { contact: '13900001234' },
      {},
      { contact: '13900001234' },
      { contact: '13900001234' },
    );
    expect(findDuplicates(group, form)).toEqual([{ by: 'contact', ids: ['p0', 'p2', 'p3'] }]);
  });

  it('must be corrected where a contact or a document is shared; a name may be a coincidence', () => {
    expect((['contact', 'document', 'name'] as const).map((by) => mustDiffer({ by, ids: [] }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
