import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  documentTypes,
  hasMainlandIdCheckDigit,
  maskDocumentNumber,
  normaliseDocumentNumber,
} from '../../src/domain/documents.ts';

describe('a mainland ID', { tags: ['mainland-id'] }, () => {
  const check = (number: string) => checkDocument({ type: 'mainlandId', number });

  it.each([
    ['of 18 digits', '110105194912310021'],
    ['with X as its last character', '11010519491231002X'],
    ['of 15 digits', '110105860504001'],
    ['with spaces', '110105 19491231 002X'],
    ['of somebody born on a leap day', '110105200002290011'],
    ['of somebody who lives abroad', '830000199001010018'],
  ])('%s is accepted: %s', (_what, number) => {
    expect(check(number)).toBeUndefined();
  });

  it('with a small x is accepted, and sent with a large one', { tags: ['X19'] }, () => {
    expect(check('11010519491231002x')).toBeUndefined();
    expect(normaliseDocumentNumber('11010519491231002x')).toBe('11010519491231002X');
  });

  it('whose check digit does not fit is accepted all the same', { tags: ['X19'] }, () => {
    expect(hasMainlandIdCheckDigit('110105194912310029')).toBe(false);
    expect(check('110105194912310029')).toBeUndefined();
  });

  it('in full-width characters is read as digits', { tags: ['X17'] }, () => {
    expect(check('１１０１０５１９４９１２３１００２Ｘ')).toBeUndefined();
    expect(normaliseDocumentNumber('１１０１０５１９４９１２３１００２Ｘ')).toBe('11010519491231002X');
  });

  it.each([
    ['30 February', '110105194902300021'],
    ['29 February of a year that is no leap year', '110105190002290011'],
    ['a thirteenth month', '110105194913010021'],
    ['the year 1700', '110105170001010021'],
    ['31 February in 15 digits', '110105860231001'],
  ])('with the date %s is refused', { tags: ['X19'] }, (_what, number) => {
    expect(check(number)).toEqual({ code: 'mainlandIdInvalid' });
  });

  it.each([
    ['of 17 characters', '11010519491231002'],
    ['of 19 digits', '1101051949123100211'],
    ['with X before its end', '11010519491231X021'],
    ['with Y as its last character', '11010519491231002Y'],
    ['of 15 characters with X', '11010586050400X'],
  ])('%s is refused: %s', (_what, number) => {
    expect(check(number)).toEqual({ code: 'mainlandIdInvalid' });
  });
});

describe('other documents', { tags: ['other-documents'] }, () => {
  it.each([
    ['passport', 'E12345678'],
    ['passport', 'ab123'],
    ['homeReturnPermit', 'H12345678'],
    ['homeReturnPermit', 'm1234567801'],
    ['hkMacaoPermit', 'C12345678'],
    ['hkMacaoPermit', 'CA1234567'],
    ['hkMacaoPermit', 'W12345678'],
    ['taiwanPermit', '12345678'],
    ['taiwanPermit', '1234567801'],
  ])('a %s %s is accepted', (type, number) => {
    expect(checkDocument({ type, number })).toBeUndefined();
  });

  it.each([
    ['passport', 'E123'],
    ['passport', 'E12345678901234567890'],
    ['passport', 'E1234/5678'],
    ['homeReturnPermit', 'X12345678'],
    ['homeReturnPermit', 'H123456789'],
    ['hkMacaoPermit', 'C1234567'],
    ['hkMacaoPermit', 'WA1234567'],
    ['taiwanPermit', '1234567'],
    ['taiwanPermit', '123456789'],
  ])('a %s %s is refused with an error of its own', (type, number) => {
    expect(checkDocument({ type, number })).toEqual({ code: `${type}Invalid` });
  });
});

describe('every document', () => {
  it.each(documentTypes)('an empty number of a %s is missing, not wrong', (type) => {
    expect(checkDocument({ type, number: ' ' })).toEqual({ code: 'documentNumberEmpty' });
  });

  it.each(['', 'driverLicence', 'toString'])('the type %j is no choice', (type) => {
    expect(checkDocument({ type, number: 'E12345678' })).toEqual({ code: 'documentTypeMissing' });
  });

  it('a number is sent folded, without spaces and in upper case', () => {
    expect(normaliseDocumentNumber(' 110105 19491231-002ｘ ')).toBe('11010519491231002X');
  });
});

describe('the check digit', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['110105194912310021', false],
    ['11010519491231003X', false],
    ['110105860504001', true],
    ['1101051949123100', false],
    ['', false],
  ])('of %j fits: %s', (number, fits) => {
    expect(hasMainlandIdCheckDigit(number)).toBe(fits);
  });
});

describe('masked numbers', () => {
  it.each([
    ['11010519491231002X', '110105********002X'],
    ['E12345678', 'E12****78'],
    ['12345678', '12****78'],
    ['E12', 'E**'],
    ['1', '*'],
    ['', ''],
  ])('%j shows as %j', (number, masked) => {
    expect(maskDocumentNumber(number)).toBe(masked);
  });

  it.each(Array.from({ length: 30 }, (_unused, length) => length))(
    'of %i characters at most six and four, and never more than six in ten, are shown',
    (length) => {
      const shown = maskDocumentNumber('7'.repeat(length)).replace(/\*/g, '').length;
      expect(shown).toBeLessThanOrEqual(Math.min(10, length * 0.6));
    },
  );
});
