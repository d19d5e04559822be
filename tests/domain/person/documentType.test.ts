import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  documentTypes,
  hasMainlandIdCheckDigit,
  maskDocumentNumber,
  normaliseDocumentNumber,
} from '#domain/person/documentType.ts';

describe('a mainland ID', { tags: ['mainland-id'] }, () => {
  const check = (number: string) => checkDocument({ type: 'mainlandId', number });

  it.each([
    ['of 18 digits', '110105194912310021'],
    ['with X as its last character', '11010519491231002X'],
    ['of 15 digits', '110105860504001'],
    ['with spaces', '110105 19491231 002X'],
    ['of somebody born on a leap day', '110105200002290011'],
    ['of a visitor who lives abroad', '830000199001010018'],
  ])('%s is accepted: %s', (_what, number) => {
    expect(check(number)).toBeUndefined();
  });

  it('with a small x is accepted, and sent with a capital', { tags: ['X19'] }, () => {
    expect(check('11010519491231002x')).toBeUndefined();
    expect(normaliseDocumentNumber('11010519491231002x')).toBe('11010519491231002X');
  });

  it('with a wrong check digit is accepted nevertheless', { tags: ['X19'] }, () => {
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
    ['of 19 characters of which the last 18 are a number', '911010519491231002X'],
    ['with X before its end', '11010519491231X021'],
    ['with Y as its last character', '11010519491231002Y'],
    ['of 15 characters with X', '11010586050400X'],
  ])('%s is refused: %s', (_what, number) => {
    expect(check(number)).toEqual({ code: 'mainlandIdInvalid' });
  });
});

describe('the birthday in a mainland ID', { tags: ['mainland-id'] }, () => {
  const isRight = (number: string, today?: string) =>
    checkDocument({ type: 'mainlandId', number }, today) === undefined;

  it.each([
    ['2026-11-21', '20261121', true],
    ['2026-11-21', '20261122', false],
    ['2026-11-21', '20261221', false],
    ['2026-11-21', '20270101', false],
    ['2026-12-31', '20261231', true],
    ['2027-01-01', '20261231', true],
  ])('on %s is valid for a person born on %s: %s', (today, birthday, may) => {
    expect(isRight(`110105${birthday}0011`, today)).toBe(may);
  });

  it.each([
    ['2000, a leap year', '20000229', true],
    ['1900, none', '19000229', false],
    ['2023, none', '20230229', false],
    ['2024, a leap year', '20240229', true],
    ['31 April', '19900431', false],
    ['day 0', '19900100', false],
    ['month 0', '19900001', false],
    ['the year 1799', '17991231', false],
    ['the year 1800', '18000101', true],
  ])('%s: %s is valid: %s', (_what, birthday, right) => {
    expect(isRight(`110105${birthday}0011`)).toBe(right);
  });

  it.each([
    ['480229', true],
    ['490229', false],
    ['991231', true],
    ['000229', false],
  ])('in 15 digits is in the last century: %s is valid: %s', (birthday, right) => {
    expect(isRight(`110105${birthday}001`)).toBe(right);
  });

  it.each([
    ['1986-05-03', '860504', false],
    ['1986-05-04', '860504', true],
  ])('in 15 digits is, on %s, not in the future either: %s is valid: %s', (today, birthday, right) => {
    expect(isRight(`110105${birthday}001`, today)).toBe(right);
  });

  it('is valid exactly if the day exists and is not in the future', () => {
    const digits = fc.integer({ min: 1800, max: 2099 });
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const two = (value: number) => String(value).padStart(2, '0');
          const time = new Date(Date.UTC(year, month - 1, day));
          const exists = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && month > 0;
          const number = `110105${year}${two(month)}${two(day)}0011`;
          const text = `${year}-${two(month)}-${two(day)}`;
          expect(isRight(number, '2026-11-21')).toBe(exists && text <= '2026-11-21');
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** One right number of each type, as it is sent. */
const rightNumbers = {
  mainlandId: '11010519491231002X',
  passport: 'E12345678',
  homeReturnPermit: 'H1234567801',
  hkMacaoPermit: 'CA1234567',
  taiwanPermit: '1234567801',
} as const;

describe('other documents', { tags: ['other-documents'] }, () => {
  it.each([
    ['passport', 'E12345678'],
    ['passport', 'ab123'],
    ['passport', 'EA1234567'],
    ['passport', '123456789'],
    ['passport', 'K1234567890123456789'],
    ['homeReturnPermit', 'Ｈ１２３４５６７８'],
    ['homeReturnPermit', 'H 1234 5678'],
    ['hkMacaoPermit', 'ca1234567'],
    ['hkMacaoPermit', 'C 1234-5678'],
    ['taiwanPermit', '１２３４５６７８'],
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
    ['passport', '护照12345678'],
    ['passport', 'E12345678，'],
    ['homeReturnPermit', 'H1234567'],
    ['homeReturnPermit', 'H12345678011'],
    ['homeReturnPermit', '12345678'],
    ['homeReturnPermit', 'HM2345678'],
    ['hkMacaoPermit', 'C123456789'],
    ['hkMacaoPermit', 'CAB123456'],
    ['hkMacaoPermit', 'E12345678'],
    ['taiwanPermit', '12345678901'],
    ['taiwanPermit', 'T12345678'],
    ['taiwanPermit', '1234567A'],
    ['passport', 'E12345678901234567890'],
    ['passport', 'E1234/5678'],
    ['homeReturnPermit', 'X12345678'],
    ['homeReturnPermit', 'H123456789'],
    ['homeReturnPermit', 'AH12345678'],
    ['hkMacaoPermit', 'C1234567'],
    ['hkMacaoPermit', 'WA1234567'],
    ['hkMacaoPermit', 'AC12345678'],
    ['hkMacaoPermit', 'AW12345678'],
    ['taiwanPermit', '1234567'],
    ['taiwanPermit', '123456789'],
  ])('a %s %s is refused with its own error', (type, number) => {
    expect(checkDocument({ type, number })).toEqual({ code: `${type}Invalid` });
  });
});

describe('every document', () => {
  it.each(documentTypes)('an empty number of a %s is missing, not wrong', (type) => {
    expect(checkDocument({ type, number: ' ' })).toEqual({ code: 'documentNumberEmpty' });
  });

  it.each(['', 'driverLicence', 'toString'])('the type %j is not a choice', (type) => {
    expect(checkDocument({ type, number: 'E12345678' })).toEqual({ code: 'documentTypeMissing' });
  });

  it('a number is sent folded, without spaces and in upper case', () => {
    expect(normaliseDocumentNumber(' 110105 19491231-002ｘ ')).toBe('11010519491231002X');
  });
});

describe('a number of any document', { tags: ['other-documents'] }, () => {
  const marks = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013', '\u200b', '\u202d', '\t');

  /** The same number as it is pasted: full-width, in small letters, with marks between. */
  const pasted = (number: string) =>
    fc
      .array(fc.tuple(fc.boolean(), fc.boolean(), marks), {
        minLength: number.length,
        maxLength: number.length,
      })
      .map((how) =>
        Array.from(number, (sign, at) => {
          const [isWide, isSmall, mark] = how[at] ?? [false, false, ''];
          const letter = isSmall ? sign.toLowerCase() : sign;
          return (isWide ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter) + mark;
        }).join(''),
      );

  it.each(documentTypes)('is read however a %s is pasted, and sent normalised', (type) => {
    const number = rightNumbers[type];
    fc.assert(
      fc.property(pasted(number), (typed) => {
        expect(normaliseDocumentNumber(typed)).toBe(number);
        expect(checkDocument({ type, number: typed })).toBeUndefined();
      }),
    );
  });

  it.each(documentTypes)('of type %s never throws, and a wrong one has the message of its type', (type) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (number) => {
        const code = checkDocument({ type, number })?.code;
        expect([undefined, 'documentNumberEmpty', `${type}Invalid`]).toContain(code);
        expect(maskDocumentNumber(number).length).toBe(normaliseDocumentNumber(number).length);
      }),
      { numRuns: 300 },
    );
  });

  it('of a megabyte is refused in a short time', () => {
    for (const type of documentTypes)
      expect(checkDocument({ type, number: '1'.repeat(1_000_000) })).toEqual({ code: `${type}Invalid` });
  });

  it('of one type is not accepted for another with other characters', () => {
    expect(checkDocument({ type: 'homeReturnPermit', number: rightNumbers.hkMacaoPermit })).toBeDefined();
    expect(checkDocument({ type: 'hkMacaoPermit', number: rightNumbers.homeReturnPermit })).toBeDefined();
    expect(checkDocument({ type: 'taiwanPermit', number: rightNumbers.homeReturnPermit })).toBeDefined();
    expect(checkDocument({ type: 'mainlandId', number: rightNumbers.taiwanPermit })).toBeDefined();
  });
});

describe('the check digit', () => {
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['110105194912310011', true],
    ['110105194912310021', false],
    ['11010519491231003X', false],
    ['110105860504001', true],
    ['1101051949123100', false],
    ['11010519491231002X1', false],
    ['A110105194912310010', false],
    ['1A0105194912310021', false],
    ['', false],
  ])('of %j is valid: %s', (number, fits) => {
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
    'of %i characters show at most six and four, and never more than six in ten',
    (length) => {
      const shown = maskDocumentNumber('7'.repeat(length)).replace(/\*/g, '').length;
      expect(shown).toBeLessThanOrEqual(Math.min(10, length * 0.6));
    },
  );
});
