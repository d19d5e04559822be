import { describe, expect, it } from 'vitest';
import { checkIdentity, checkName } from '#domain/person/checkIdentity.ts';

describe('names', () => {
  it.each([
    '金丝雀',
    '𠮷野',
    'Ann-Marie O’Neill',
    '阿不都·买买提',
    'José',
    '=SUM(A1)',
    '<b>Li</b>',
    '李娜👩‍🔬',
  ])('%s is a name', (name) => {
    expect(checkName(name)).toBeUndefined();
  });

  it.each(['', '   ', '\u0000\u202e', '\n'])('%j counts as empty', (name) => {
    expect(checkName(name)).toEqual({ code: 'nameEmpty' });
  });

  it.each(['12345', '１２３', '...', '。。', '!!??', '🙂', '❤️', '-', '①'])('%s is not a name', (name) => {
    expect(checkName(name)).toEqual({ code: 'nameInvalid' });
  });

  it('60 characters are a name, also with two units each, and 61 are too many', {
    tags: ['X15'],
  }, () => {
    expect(checkName('𠮷'.repeat(60))).toBeUndefined();
    expect(checkName('𠮷'.repeat(61))).toEqual({ code: 'tooLong', values: { max: 60 } });
  });
});

describe('a visitor’s identity', () => {
  const whole = {
    name: '金丝雀',
    company: '江海机床',
    contact: { kind: 'mobile', value: '13800000000' },
    code: '123456',
  } as const;

  it('that is complete has no problem', () => {
    expect(checkIdentity(whole)).toEqual([]);
  });

  it('has all missing parts reported in the order of the screen', { tags: ['not-empty'] }, () => {
    expect(
      checkIdentity({ name: '', company: ' ', contact: { kind: 'mobile', value: '' }, code: '' }),
    ).toEqual([
      { code: 'nameEmpty', field: 'name' },
      { code: 'companyEmpty', field: 'company' },
      { code: 'phoneEmpty', field: 'contact' },
      { code: 'codeEmpty', field: 'code' },
    ]);
  });

  it.each([
    ['an empty address', { kind: 'email', value: '' }, 'emailEmpty'],
    ['a wrong address', { kind: 'email', value: 'a@b' }, 'emailInvalid'],
    ['a wrong number', { kind: 'mobile', value: '138' }, 'phoneInvalid'],
  ] as const)('with %s has a problem with the contact', (_what, contact, code) => {
    expect(checkIdentity({ ...whole, contact })).toEqual([{ code, field: 'contact' }]);
  });

  it('without a chosen contact misses a phone number or an e-mail address', {
    tags: ['not-empty'],
  }, () => {
    expect(checkIdentity({ ...whole, contact: undefined })).toEqual([
      { code: 'phoneOrEmailEmpty', field: 'contact' },
    ]);
  });

  it('needs no code if none is required', () => {
    expect(checkIdentity({ name: whole.name, company: whole.company, contact: whole.contact })).toEqual([]);
  });

  it('with a company name of 121 characters is too long', () => {
    expect(checkIdentity({ ...whole, company: '司'.repeat(121) })).toEqual([
      { code: 'tooLong', field: 'company', values: { max: 120 } },
    ]);
  });
});
