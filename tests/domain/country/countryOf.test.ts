import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryTable } from '#domain/country/countryTable.ts';
import { countryOf, countryOfNumber, flagOf, splitDialCode } from '#domain/country/countryOf.ts';

describe('the country of a number', { tags: ['country-picker'] }, () => {
  it.each([
    ['1', '4165550100', 'CA', 'an area code of Canada'],
    ['1', '8095550100', 'DO', 'an area code of the Dominican Republic'],
    ['1', '8765550100', 'JM', 'an area code of Jamaica'],
    ['1', '6585550100', 'JM', 'the other one'],
    ['1', '7875550100', 'PR', 'an area code of Puerto Rico'],
    ['1', '9395550100', 'PR', 'the other one'],
    ['1', '2465550100', 'BB', 'the area code of Barbados'],
    ['1', '2125550100', 'US', 'no area code that another country has'],
    ['1', '', 'US', 'nothing typed yet'],
    ['7', '7012345678', 'KZ', 'a first digit of Kazakhstan'],
    ['7', '9161234567', 'RU', 'none of them'],
    ['44', '7911123456', 'GG', 'the longest code that fits'],
    ['44', '2079460000', 'GB', 'none of the islands'],
    ['61', '412345678', 'AU', 'a code of three countries: the first of them'],
    ['61', '891641234', 'CX', 'a longer code of one of them'],
    ['39', '0669812345', 'VA', 'the code of the Vatican'],
    ['86', '13800000000', 'CN', 'a code that nobody shares'],
  ])('+%s %s is of %s by %s', (dialCode, number, iso2) => {
    expect(countryOfNumber(countryTable, dialCode, number)?.iso2).toBe(iso2);
  });

  it('does not depend on the order of the table', () => {
    const dialCodes = [...new Set(countryTable.map(({ dialCode }) => dialCode))];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...countryTable], { minLength: countryTable.length }),
        fc.constantFrom(...dialCodes),
        fc.stringMatching(/^\d{0,12}$/),
        (shuffled, dialCode, number) => {
          expect(countryOfNumber(shuffled, dialCode, number)?.iso2).toBe(
            countryOfNumber(countryTable, dialCode, number)?.iso2,
          );
        },
      ),
    );
  });

  it('is undefined for an unknown code, or before the table is loaded', () => {
    expect(countryOfNumber(countryTable, '999', '123')).toBeUndefined();
    expect(countryOfNumber([], '1', '416')).toBeUndefined();
  });
});

describe('a complete number', () => {
  it.each([
    ['85291234567', '852', '91234567'],
    ['14165550100', '1', '4165550100'],
    ['8613800000000', '86', '13800000000'],
    ['99', undefined, undefined],
    ['', undefined, undefined],
  ])('%j is split', (digits, dialCode, number) => {
    expect(splitDialCode(countryTable, digits)).toEqual(
      dialCode === undefined ? undefined : { dialCode, number },
    );
  });
});

describe('two letters', { tags: ['country-picker'] }, () => {
  it('find their country in either case', () => {
    expect(countryOf(countryTable, 'hk')?.zh).toBe('中国香港');
  });

  it('have a flag where they are a country', () => {
    expect(flagOf(countryTable, 'no')).toBe('\u{1f1f3}\u{1f1f4}');
    expect(flagOf(countryTable, 'TW')).toBe('');
  });

  it('without a country have no flag', () => {
    for (const wrong of ['ZZ', '', 'A', 'CHN', '中国', '__proto__']) {
      expect(countryOf(countryTable, wrong)).toBeUndefined();
      expect(flagOf(countryTable, wrong)).toBe('');
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(countryOf(countryTable, text) === undefined);
        expect(flagOf(countryTable, text)).toBe('');
      }),
    );
  });
});
