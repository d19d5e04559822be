import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  documentTypes,
  hasMainlandIdCheckDigit,
  maskDocumentNumber,
  normaliseDocumentNumber,
} from '../../src/domain/documents.ts';

describe('document numbers', () => {
  it.each([
    ['mainlandId', '11010519491231002X'],
    ['mainlandId', '11010519491231002x'],
    ['mainlandId', '110105194912310029'],
    ['mainlandId', '110105 19491231 002X'],
    ['mainlandId', '１１０１０５１９４９１２３１００２Ｘ'],
    ['mainlandId', '110105200002290011'],
    ['mainlandId', '110105860504001'],
    ['mainlandId', '830000199001010018'],
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
    ['mainlandId', '11010519491231002'],
    ['mainlandId', '1101051949123100211'],
    ['mainlandId', '110105194902300021'],
    ['mainlandId', '110105190002290011'],
    ['mainlandId', '110105194913010021'],
    ['mainlandId', '110105170001010021'],
    ['mainlandId', '11010519491231X021'],
    ['mainlandId', '11010519491231002Y'],
    ['mainlandId', '110105860231001'],
    ['mainlandId', '11010586050400X'],
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
