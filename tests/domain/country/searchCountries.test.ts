import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryTable } from '#domain/country/countryTable.ts';
import { searchCountries } from '#domain/country/searchCountries.ts';

const found = (typed: string, language: 'zh' | 'en' = 'zh') =>
  searchCountries(countryTable, typed, language).others.map(({ iso2 }) => iso2);

describe('a search for a country', { tags: ['country-picker'] }, () => {
  it.each([
    ['its English name', 'norway', 'NO'],
    ['the beginning of it', 'Norw', 'NO'],
    ['a word inside it', 'emirates', 'AE'],
    ['its Chinese name', '挪威', 'NO'],
    ['part of it', '香港', 'HK'],
    ['its pinyin', 'nuowei', 'NO'],
    ['its pinyin with spaces', 'nuo wei', 'NO'],
    ['its pinyin with apostrophes', "xi'ban'ya", 'ES'],
    ['the initials of its pinyin', 'nw', 'NO'],
    ['initials behind 中国', 'xg', 'HK'],
    ['pinyin behind 中国', 'aomen', 'MO'],
    ['its two letters', 'no', 'NO'],
    ['its dial code', '47', 'NO'],
    ['its dial code with +', '+47', 'NO'],
    ['its dial code with 00', '0047', 'NO'],
    ['a full-width dial code', '＋８５２', 'HK'],
    ['dial and area code', '+1 809', 'DO'],
    ['an area code alone', '876', 'JM'],
    ['a name without its accents', "cote d'ivoire", 'CI'],
    ['another name', 'usa', 'US'],
    ['a name of many words', 'great britain', 'GB'],
    ['an older spelling', 'Macau', 'MO'],
    ['the long form of its signs', '臺灣', 'TW'],
    ['capitals and spaces around', '  CHINA ', 'CN'],
  ])('by %s finds it first: %s', (_how, typed, iso2) => {
    expect(found(typed)[0]).toBe(iso2);
  });

  it('by a shared dial code finds all of them, the main one first', () => {
    expect(found('+1').slice(0, 5)).toEqual(['US', 'CA', 'DO', 'PR', 'JM']);
    expect(found('7').slice(0, 2)).toEqual(['RU', 'KZ']);
  });

  it('by a pinyin that several share finds them in the order of their names', () => {
    expect(found('jia').slice(0, 4)).toEqual(['GH', 'CA', 'GA', 'KH']);
  });

  it.each(['qqqq', '+999', '…', '中国人'])('by %j finds nothing', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('never throws, and finds no country twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const all = found(typed);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe('without a search', { tags: ['country-picker'] }, () => {
  it.each(['zh', 'en'] as const)(
    'the common countries come first, and all others once below (%s)',
    (language) => {
      const { common, others } = searchCountries(countryTable, ' ', language);
      expect(common.map(({ iso2 }) => iso2)).toEqual(['CN', 'HK', 'MO', 'TW']);
      expect(others).toHaveLength(countryTable.length - 4);
    },
  );

  it('the others are sorted by pinyin in Chinese, and by name in English', () => {
    expect(searchCountries(countryTable, '', 'zh').others[0]?.zh).toBe('阿尔巴尼亚');
    const english = searchCountries(countryTable, '', 'en').others.map(({ iso2 }) => iso2);
    expect(english.slice(0, 3)).toEqual(['AF', 'AX', 'AL']);
    expect(english[english.length - 1]).toBe('ZW');
  });

  it('an empty table has no countries', () => {
    expect(searchCountries([], '', 'zh')).toEqual({ common: [], others: [] });
  });
});
