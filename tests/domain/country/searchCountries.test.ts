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

  it.each([
    ['印尼', 'ID'],
    ['yinni', 'ID'],
    ['波黑', 'BA'],
    ['刚果（布）', 'CG'],
    ['刚果(布)', 'CG'],
    ['刚果布', 'CG'],
    ['刚果共和国', 'CG'],
    ['刚果（金）', 'CD'],
    ['刚果(金)', 'CD'],
    ['刚果民主共和国', 'CD'],
    ['Democratic Republic of the Congo', 'CD'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['DR Congo', 'CD'],
    ['Republic of the Congo', 'CG'],
    ['Viet Nam', 'VN'],
    ['Vietnam', 'VN'],
    ['Socialist Republic of Viet Nam', 'VN'],
    ['越南社会主义共和国', 'VN'],
    ['Republic of Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['South Korea', 'KR'],
    ['韩国', 'KR'],
    ['大韩民国', 'KR'],
    ['南韩', 'KR'],
    ["Democratic People's Republic of Korea", 'KP'],
    ['Democratic People’s Republic of Korea', 'KP'],
    ['DPRK', 'KP'],
    ['朝鲜', 'KP'],
    ['United States of America', 'US'],
    ['the United States', 'US'],
    ['U.S.A.', 'US'],
    ['美利坚合众国', 'US'],
    ['Russian Federation', 'RU'],
    ['俄罗斯联邦', 'RU'],
    ['俄国', 'RU'],
    ["Côte d'Ivoire", 'CI'],
    ['Cote dIvoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['象牙海岸', 'CI'],
    ['Türkiye', 'TR'],
    ['turkiye', 'TR'],
    ['Turkey', 'TR'],
    ['UAE', 'AE'],
    ['阿联酋', 'AE'],
    ['UK', 'GB'],
    ['U.K.', 'GB'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Saint Lucia', 'LC'],
    ['Sao Tome and Principe', 'ST'],
    ['The Gambia', 'GM'],
    ['The Netherlands', 'NL'],
    ['Republic of Kenya', 'KE'],
    ['Islamic Republic of Iran', 'IR'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Plurinational State of Bolivia', 'BO'],
    ['United Republic of Tanzania', 'TZ'],
    ['Kingdom of Saudi Arabia', 'SA'],
    ['Brunei Darussalam', 'BN'],
    ["Lao People's Democratic Republic", 'LA'],
    ['Syrian Arab Republic', 'SY'],
    ['Czech Republic', 'CZ'],
    ['Cabo Verde', 'CV'],
    ['Swaziland', 'SZ'],
    ['Holy See', 'VA'],
    ['Burma', 'MM'],
    ['沙特', 'SA'],
    ['肯尼亚共和国', 'KE'],
    ['日本国', 'JP'],
    ['泰王国', 'TH'],
    ['玻利维亚多民族国', 'BO'],
    ['中华人民共和国', 'CN'],
    ["People's Republic of China", 'CN'],
    ['香港特别行政区', 'HK'],
    ['中华人民共和国香港特别行政区', 'HK'],
    ['Dominican Republic', 'DO'],
    ['Dominica', 'DM'],
    ['中非共和国', 'CF'],
    ['Åland', 'AX'],
    ['aland', 'AX'],
  ])('by the everyday or official name %s finds %s first', (typed, iso2) => {
    expect(found(typed)[0]).toBe(iso2);
    expect(found(typed, 'en')[0]).toBe(iso2);
  });

  it('by each of its names in the table finds it', () => {
    for (const { iso2, en, zh, also } of countryTable)
      for (const name of [en, zh, ...also, `Republic of ${en}`, `${zh}共和国`])
        expect(found(name), name).toContain(iso2);
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
