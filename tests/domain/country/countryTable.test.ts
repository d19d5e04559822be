import { describe, expect, it } from 'vitest';
import { countryTable } from '#domain/country/countryTable.ts';
import { countryOf } from '#domain/country/countryOf.ts';

const find = (iso2: string) => {
  const country = countryOf(countryTable, iso2);
  if (!country) throw new Error(`no ${iso2}`);
  return country;
};

describe('every country', { tags: ['country-picker'] }, () => {
  it('has both names, two unique letters, a dial code, a priority and its pinyin', () => {
    for (const country of countryTable) {
      expect(country.iso2).toMatch(/^[A-Z]{2}$/);
      expect(country.en).toMatch(/^[^|\u3400-\u9fff]{2,}$/);
      expect(country.zh).toMatch(/^[\u3400-\u9fff（）]{2,}$/);
      expect(country.dialCode).toMatch(/^[1-9]\d{0,2}$/);
      expect(Number.isInteger(country.priority)).toBe(true);
      expect(country.pinyin.length).toBe(country.zh.replace(/[（）]/g, '').length);
      expect(country.areaCodes.every((code) => /^\d{1,6}$/.test(code))).toBe(true);
      expect(country.trunk).toMatch(/^\d{0,2}$/);
    }
    expect(countryTable.length).toBeGreaterThan(240);
    expect(new Set(countryTable.map(({ iso2 }) => iso2)).size).toBe(countryTable.length);
  });

  it('that shares its dial code has a unique priority among them', () => {
    const places = countryTable.map(({ dialCode, priority }) => `${dialCode} ${priority}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('has a dial code that is no prefix of another one, so that a complete number can be split', () => {
    const codes = [...new Set(countryTable.map(({ dialCode }) => dialCode))];
    for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
  });

  it.each([
    ['TW', '中国台湾', 'Taiwan, China'],
    ['HK', '中国香港', 'Hong Kong, China'],
    ['MO', '中国澳门', 'Macao, China'],
    ['CN', '中国', 'China'],
    ['HN', '洪都拉斯', 'Honduras'],
    ['CI', '科特迪瓦', 'Côte d’Ivoire'],
  ])('%s is called %s and %s', (iso2, zh, en) => {
    expect(find(iso2)).toMatchObject({ zh, en });
  });

  it.each([
    ['HN', 'hong du la si'],
    ['PE', 'bi lu'],
    ['KH', 'jian pu zhai'],
    ['KP', 'chao xian'],
    ['SG', 'xin jia po'],
  ])('%s has the pinyin %s', (iso2, pinyin) => {
    expect(find(iso2).pinyin.join(' ')).toBe(pinyin);
  });

  it.each([
    ['CA', 55],
    ['DO', 3],
    ['JM', 2],
    ['PR', 2],
    ['US', 0],
  ])('%s shares the dial code 1 and has %i area codes', (iso2, count) => {
    expect(find(iso2).dialCode).toBe('1');
    expect(find(iso2).areaCodes).toHaveLength(count);
  });
});
