import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkMobile,
  isEmail,
  isMobile,
  maskContact,
  maskEmail,
  maskMobile,
  normaliseEmail,
  normaliseMobile,
} from '#domain/person/contact.ts';

describe('mobile numbers', () => {
  it.each([
    ['with +86', '+8613800000000'],
    ['with +86 and spaces', '+86 138 0000 0000'],
    ['with 0086', '008613800000000'],
    ['with 86 as autofill writes it', '8613800000000'],
    ['with dashes', '138-0000-0000'],
    ['with +86 and a dash behind it', '+86-138-0000-0000'],
    ['with +86 and a dash in spaces behind it', '+86 - 138 0000 0000'],
    ['with en dashes and no-break spaces', '138–0000\u00a00000'],
    ['copied from an address book with direction marks', '\u202d138 0000 0000\u202c'],
    ['with line break and tab around', '\t13800000000\n'],
  ])('a number %s is normalised to its eleven digits', { tags: ['X18'] }, (_how, text) => {
    expect(normaliseMobile(text)).toBe('13800000000');
    expect(checkMobile(text)).toBeUndefined();
  });

  it.each([
    ['full-width digits', '１３８００００００００'],
    ['a full-width plus and full-width digits', '＋８６１３８００００００００'],
  ])('%s are read as digits', { tags: ['X17'] }, (_how, text) => {
    expect(normaliseMobile(text)).toBe('13800000000');
    expect(checkMobile(text)).toBeUndefined();
  });

  it.each(['13800000000', '10000000000', '19999999999'])(
    '%s is a mobile number',
    { tags: ['mobile-number'] },
    (text) => {
      expect(checkMobile(text)).toBeUndefined();
    },
  );

  it.each([
    ['ten digits', '1380000000'],
    ['twelve digits', '138000000000'],
    ['twelve digits that begin with 86', '861380000000'],
    ['a first digit other than 1', '23800000000'],
    ['a letter O for a zero', '138OOOOOOOO'],
    ['another country code', '+85213800000000'],
    ['Arabic-Indic digits', '١٣٨٠٠٠٠٠٠٠٠'],
    ['two numbers', '13800000000,13800000001'],
    ['only a plus', '+'],
    ['a minus before its digits', '-13800138000'],
    ['a minus and a space before its digits', '- 138 0013 8000'],
    ['a full-width minus before its digits', '－13800138000'],
    ['a full-width minus and full-width digits', '－１３８００１３８０００'],
    ['the sign for minus before its digits', '−13800138000'],
    ['a dash before its digits', '–13800138000'],
    ['a minus behind an invisible mark', '\u202d-13800138000'],
    ['a minus before the country code', '-8613800138000'],
    ['a minus behind the plus', '+-8613800138000'],
    ['a plus without a country code', '+13800138000'],
    ['a full-width plus without a country code', '＋13800138000'],
  ])('a number of %s is refused', { tags: ['mobile-number'] }, (_what, text) => {
    expect(isMobile(text)).toBe(false);
    expect(checkMobile(text)).toEqual({ code: 'phoneInvalid' });
  });

  it.each(['98613800000000', '86138000000001', '+86', '8613800'])(
    'no country code is removed from %s, which is no mobile number without it either',
    (text) => {
      expect(normaliseMobile(text)).toBe(text);
    },
  );

  it.each(['', '   ', '\u200b', ' - '])('%j counts as empty', (text) => {
    expect(checkMobile(text)).toEqual({ code: 'phoneEmpty' });
  });

  it('a masked number shows three and four digits', () => {
    expect(maskMobile('+86 138 1234 0000')).toBe('138****0000');
  });

  it('an invalid mobile number is masked completely', () => {
    expect(maskMobile('1381234')).toBe('****');
  });
});

describe('e-mail addresses', () => {
  it.each([
    'li.na@example.com',
    'a@b.cn',
    'a+b@mail.example.info',
    "o'brien_1@sub.example-site.org",
    '123456@example.museum.asia',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`,
  ])('%s is accepted', { tags: ['email-address'] }, (text) => {
    expect(checkEmail(text)).toBeUndefined();
  });

  it.each([
    ['an ending of five letters', 'a@b.store'],
    ['an ending of one letter', 'a@b.c'],
    ['an ending with a digit', 'a@b.c0m'],
    ['no ending', 'a@localhost'],
    ['nothing but an ending', 'a@com'],
    ['no local part', '@example.com'],
    ['no domain', 'a@'],
    ['no @', 'example.com'],
    ['two @', 'a@b@example.com'],
    ['an empty label', 'a@example..com'],
    ['a label that starts with a dash', 'a@-example.com'],
    ['a label that ends with a dash', 'a@example-.com'],
    ['an underscore in its domain', 'a@exa_mple.com'],
    ['a label of 64 characters', `a@${'b'.repeat(64)}.com`],
    ['a Chinese local part', '李娜@example.com'],
    ['a comma', 'a,b@example.com'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
    ['more than 254 characters', `a@${'abcdefgh.'.repeat(30)}com`],
    ['255 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`],
  ])('an address with %s is refused', { tags: ['email-address'] }, (_what, text) => {
    expect(isEmail(text)).toBe(false);
    expect(checkEmail(text)).toEqual({ code: 'emailInvalid' });
  });

  it.each([
    ['upper case', 'Li.Na@Example.COM'],
    ['full-width characters', 'ｌｉ．ｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
    ['a Chinese full stop', 'li。na@example。com'],
    ['spaces around and inside', ' li.na @example.com '],
    ['marks without a picture', '\u202ali.na@\u200bexample.com\u202c'],
  ])('%s is normalised', (_what, text) => {
    expect(normaliseEmail(text)).toBe('li.na@example.com');
    expect(isEmail(text)).toBe(true);
  });

  it('a blank address counts as empty', () => {
    expect(checkEmail('  ')).toEqual({ code: 'emailEmpty' });
  });

  it('a masked address shows its first letter and its domain', () => {
    expect(maskEmail('li.na@example.com')).toBe('l***@example.com');
    expect(maskEmail('not an address')).toBe('****');
  });

  it('a megabyte that is almost an address is refused in a short time', () => {
    expect(isEmail(`a@${'a-'.repeat(500_000)}.com`)).toBe(false);
    expect(isEmail('.'.repeat(1_000_000))).toBe(false);
  });
});

describe('a contact on a screen that others can see', () => {
  it('is masked by its kind', () => {
    expect(maskContact({ kind: 'mobile', value: '13812340000' })).toBe('138****0000');
    expect(maskContact({ kind: 'email', value: 'li.na@example.com' })).toBe('l***@example.com');
  });

  it('of the other kind is empty', () => {
    expect(maskContact({ kind: 'mobile', value: 'li.na@example.com' })).toBe('****');
    expect(maskContact({ kind: 'email', value: '13812340000' })).toBe('****');
  });
});
