import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSource, tableFile, tableText } from '#scripts/writeCountries.mjs';

describe('the table of countries', { tags: ['country-picker'] }, () => {
  it('is what the script writes', () => {
    expect(readFileSync(tableFile, 'utf8')).toBe(tableText(readSource()));
  });

  it('weighs less than 8 KB on its way', () => {
    expect(gzipSync(readFileSync(tableFile)).length).toBeLessThan(8_000);
  });

  it('is refused where one sign would need two sounds', () => {
    const [first] = readSource();
    const wrong = [
      { ...first, zh: '都', pinyin: 'du' },
      { ...first, zh: '都', pinyin: 'dou' },
    ];
    expect(() => tableText(wrong)).toThrow('都 has two sounds');
  });

  it('is refused where a name has fewer sounds than signs', () => {
    const [first] = readSource();
    expect(() => tableText([{ ...first, zh: '中国', pinyin: 'zhong' }])).toThrow('中国');
  });
});
