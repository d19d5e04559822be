import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryTable } from '#domain/country/countryTable.ts';
import { checkPhone, normalisePhone, readPhone, typePhone, writePhone } from '#domain/person/phone.ts';

const sent = (answer: string) => normalisePhone(answer, countryTable);
const wrong = (answer: string) => checkPhone(answer, countryTable)?.code;

describe('a foreign telephone number', { tags: ['mobile-number'] }, () => {
  it.each([
    ['of Hong Kong', '+852 91234567', '+852 91234567'],
    ['with spaces and dashes', '+852 9123-4567', '+852 91234567'],
    ['in full-width digits', '+852 ９１２３４５６７', '+852 91234567'],
    ['with direction marks of an address book', '+852 \u202d91234567\u202c', '+852 91234567'],
    ['typed whole, without the space behind its code', '+85291234567', '+852 91234567'],
    ['typed whole with 00', '0085291234567', '+852 91234567'],
    ['in full-width signs', '＋８５２９１２３４５６７', '+852 91234567'],
    ['with the zero that is dialled inside the country', '+44 020 7946 0000', '+44 2079460000'],
    ['with that zero in brackets', '+44 (0)20 7946 0000', '+44 2079460000'],
    ['of Italy, where the zero belongs to it', '+39 06 6982 1234', '+39 0669821234'],
    ['of America, with its 1 typed again', '+1 1 416 555 0100', '+1 4165550100'],
    ['of America, with brackets', '+1 (416) 555-0100', '+1 4165550100'],
    ['of Russia, with its 8 typed again', '+7 8 916 123-45-67', '+7 9161234567'],
    ['of Russia that begins with 8', '+7 8001234567', '+7 8001234567'],
    ['of Hungary with 06', '+36 06 30 123 4567', '+36 301234567'],
    ['of Germany with a zero in brackets', '+49 (0)40 123456', '+49 40123456'],
    ['of Italy with its zero in brackets', '+39 (0)6 6982 1234', '+39 0669821234'],
    ['of Italy typed whole with its zero in brackets', '0039(0)669821234', '+39 0669821234'],
    ['of an Italian mobile', '+39 312 345 6789', '+39 3123456789'],
    ['of Belarus with 8 and 0', '+375 8 029 491 1911', '+375 294911911'],
    ['of Belarus with 80', '+375 8029 4911911', '+375 294911911'],
    ['of Belarus with 8', '+375 8 29 491-19-11', '+375 294911911'],
    ['of Belarus with a zero in brackets', '+375 (0)29 491 19 11', '+375 294911911'],
    ['of Belarus without a charge', '+375 800 491 1911', '+375 8004911911'],
    ['of Kazakhstan with 8', '+7 8 701 123 45 67', '+7 7011234567'],
    ['of Turkmenistan with 8', '+993 8 66 123456', '+993 66123456'],
    ['of the Marshall Islands with 1', '+692 1 235 1234', '+692 2351234'],
    ['of Lithuania with 8', '+370 8 612 34567', '+370 61234567'],
    ['of Hungary with 06 in brackets', '+36 (06) 1 234 5678', '+36 12345678'],
    ['of a Mexican mobile with 1', '+52 1 222 123 4567', '+52 2221234567'],
    ['of Mexico with 01', '+52 01 55 1234 5678', '+52 5512345678'],
    ['of Mexico that begins with the digits of a trunk', '+52 2221234567', '+52 2221234567'],
    ['of an Argentine mobile with 9', '+54 9 11 2345 6789', '+54 91123456789'],
    ['of an Argentine mobile with 0 and 15', '+54 011 15 2345 6789', '+54 91123456789'],
    ['of an Argentine mobile of a small town with 15', '+54 2966 15 345678', '+54 92966345678'],
    ['of an Argentine landline with 0', '+54 0221 412 3456', '+54 2214123456'],
    ['of four digits', '+690 7123', '+690 7123'],
    ['of the mainland', '+86 138 0000 0000', '+86 13800000000'],
    ['of the mainland with its code twice', '+86 +86 13800000000', '+86 13800000000'],
    ['of the mainland without a code', '138 0000 0000', '+86 13800000000'],
    ['of the mainland with a bare 86', '8613800000000', '+86 13800000000'],
  ])('%s is valid, and sent normalised', (_what, typed, kept) => {
    expect(wrong(typed)).toBeUndefined();
    expect(sent(typed)).toBe(kept);
    expect(sent(kept)).toBe(kept);
  });

  it.each([
    ['nothing', '', 'phoneEmpty'],
    ['only marks', ' - ', 'phoneEmpty'],
    ['no code', '91234567', 'dialCodeMissing'],
    ['three digits', '+852 912', 'phoneAbroadInvalid'],
    ['fifteen digits', '+852 912345678901234', 'phoneAbroadInvalid'],
    ['more than fifteen with the code', '+852 9123456789012', 'phoneAbroadInvalid'],
    ['letters', '+852 9123CALL', 'phoneAbroadInvalid'],
    ['a code that there is not', '+99991234567', 'phoneAbroadInvalid'],
    ['two numbers', '+852 91234567,91234568', 'phoneAbroadInvalid'],
    ['ten digits of the mainland', '+86 1380000000', 'phoneInvalid'],
    ['a minus before the digits of the mainland', '-13800138000', 'phoneAbroadInvalid'],
    ['a minus behind the code of the mainland', '+86 -13800138000', 'phoneInvalid'],
    ['a full-width minus behind a code', '+852 －91234567', 'phoneAbroadInvalid'],
    ['a minus before a code', '-+852 91234567', 'phoneAbroadInvalid'],
    ['a landline of the mainland', '+86 021 62345678', 'phoneInvalid'],
  ])('of %s is refused: %j', (_what, typed, code) => {
    expect(wrong(typed)).toBe(code);
  });

  it('has at least four digits and at most fourteen', () => {
    for (let length = 1; length <= 16; length++) {
      const isRight = wrong(`+1 ${'2'.repeat(length)}`) === undefined;
      expect([length, isRight]).toEqual([length, length >= 4 && length <= 14]);
    }
  });

  it('is checked roughly without the table', () => {
    expect(checkPhone('+852 91234567', [])).toBeUndefined();
    expect(checkPhone('+85291234567', [])).toEqual({ code: 'phoneAbroadInvalid' });
  });

  it('has no country code that begins with 0', () => {
    expect(checkPhone('+0 0000', countryTable)).toEqual({ code: 'phoneAbroadInvalid' });
  });

  it('never throws, and normalising it twice changes nothing', () => {
    const signs = fc.constantFrom(...'0123456789+- ()８（'.split(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(signs).map((all) => all.join('')),
        ),
        (typed) => {
          const problem = checkPhone(typed, countryTable);
          if (problem !== undefined) return;
          expect(sent(typed)).toMatch(/^\+[1-9]\d{0,3} \d{4,14}$/);
          expect(wrong(sent(typed))).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('typing a number', () => {
  it('a complete number sets its code, for any earlier choice', () => {
    expect(typePhone(countryTable, '+47 912 34 567', '852')).toEqual({ dialCode: '47', number: '91234567' });
    expect(typePhone(countryTable, '004791234567', '')).toEqual({ dialCode: '47', number: '91234567' });
  });

  it('anything else follows the chosen code, as typed', () => {
    expect(typePhone(countryTable, '912 34', '47')).toEqual({ dialCode: '47', number: '912 34' });
    expect(typePhone(countryTable, '+', '47')).toEqual({ dialCode: '47', number: '+' });
  });

  it('a code alone is no answer', () => {
    expect(writePhone({ dialCode: '47', number: ' ' })).toBe('');
    expect(readPhone('')).toEqual({ dialCode: '', number: '' });
  });

  it('a written number is read back unchanged', () => {
    expect(readPhone(writePhone({ dialCode: '47', number: '912 34' }))).toEqual({
      dialCode: '47',
      number: '912 34',
    });
  });
});
