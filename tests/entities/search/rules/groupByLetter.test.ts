import { describe, expect, it } from 'vitest';
import { groupByLetter } from '#entities/search/rules/groupByLetter.ts';

const named = (...names: readonly string[]) =>
  names.map((zh, at) => ({ id: String(at), name: { zh, en: '' } }));
const letterOf = (zh: string) => groupByLetter(named(zh), 'zh')[0]?.letter;

describe('the letter of a name', () => {
  it.each([
    ['江海精工', 'J'],
    ['阿尔法', 'A'],
    ['八方', 'B'],
    ['七星', 'Q'],
    ['沈阳机床', 'S'],
    ['匝道', 'Z'],
    ['重庆机电', 'C'],
    ['长江设备', 'C'],
    ['厦门海工', 'X'],
    ['曾氏五金', 'Z'],
    ['龍騰', 'L'],
    ['Ångström', 'A'],
    ['ＡＢＣ', 'A'],
    ['abc', 'A'],
    ['3D 打印', '#'],
    ['（中国）', '#'],
    ['🚀', '#'],
    ['', '#'],
  ])('%j is listed under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  it('is that of the English name in English, and of the Chinese one where there is none', () => {
    const entries = [
      { id: 'a', name: { zh: '江海', en: 'Zenith' } },
      { id: 'b', name: { zh: '云津', en: '' } },
    ];
    expect(groupByLetter(entries, 'en')).toEqual([
      { letter: 'Y', ids: ['b'] },
      { letter: 'Z', ids: ['a'] },
    ]);
  });
});

describe('groups by letter', () => {
  it('are in the order of the alphabet with the rest at the end, and hold only letters of some name', () => {
    const groups = groupByLetter(named('云津', '1 号', '北湖', 'Zeta'), 'zh');
    expect(groups.map(({ letter }) => letter)).toEqual(['B', 'Y', 'Z', '#']);
  });

  it('hold their names in the order of pinyin', () => {
    expect(groupByLetter(named('上海', '深圳', '沙洲', '申江'), 'zh')).toEqual([
      { letter: 'S', ids: ['2', '0', '3', '1'] },
    ]);
  });

  it('are none without names', () => {
    expect(groupByLetter([], 'zh')).toEqual([]);
  });
});
