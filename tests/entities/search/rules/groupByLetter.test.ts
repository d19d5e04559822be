import { describe, expect, it } from 'vitest';
import { groupByLetter } from '#entities/search/rules/groupByLetter.ts';
import { chinese } from '#tests/domain/matching/chinese.ts';

const named = (...names: readonly string[]) =>
  names.map((zh, at) => ({ id: String(at), name: { zh, en: '' } }));
const letterOf = (zh: string) => groupByLetter(named(zh), 'zh', chinese)[0]?.letter;

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
    ['哈尔滨轴承', 'H'],
    ['长沙重工', 'C'],
    ['六安机电', 'L'],
    ['蚌埠玻璃', 'B'],
    ['台州模具', 'T'],
    ['铅山纸业', 'Y'],
    ['铅笔工坊', 'Q'],
    ['番禺电缆', 'P'],
    ['乐清电气', 'Y'],
    ['乐亭钢铁', 'L'],
    ['荥阳电缆', 'X'],
    ['都江堰水务', 'D'],
    ['蔚县煤机', 'Y'],
    ['单氏餐具', 'S'],
    ['单晶硅材料', 'D'],
    ['解氏食品', 'X'],
    ['解放汽车', 'J'],
    ['仇记烧饼', 'Q'],
    ['查氏茶业', 'Z'],
    ['区氏灯饰', 'O'],
    ['区块链实验室', 'Q'],
    ['朴氏泡菜', 'P'],
    ['盖氏传动', 'G'],
    ['乐氏制药', 'Y'],
    ['乐音乐器', 'L'],
    ['翟氏家具', 'Z'],
    ['缪氏纺织', 'M'],
    ['尉迟兵器', 'Y'],
    ['喆明光电', 'Z'],
    ['玥海珠宝', 'Y'],
    ['㛃雅服饰', 'J'],
    ['𬭎泰金属', 'H'],
    ['Łódź Stal', 'L'],
    ['Østfold', 'O'],
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
    expect(groupByLetter(entries, 'en', chinese)).toEqual([
      { letter: 'Y', ids: ['b'] },
      { letter: 'Z', ids: ['a'] },
    ]);
  });
});

describe('groups by letter', () => {
  it('are in the order of the alphabet with the rest at the end, and hold only letters of some name', () => {
    const groups = groupByLetter(named('云津', '1 号', '北湖', 'Zeta'), 'zh', chinese);
    expect(groups.map(({ letter }) => letter)).toEqual(['B', 'Y', 'Z', '#']);
  });

  it('hold their names in the order of pinyin', () => {
    expect(groupByLetter(named('上海', '深圳', '沙洲', '申江'), 'zh', chinese)).toEqual([
      { letter: 'S', ids: ['2', '0', '3', '1'] },
    ]);
  });

  it('hold names that share their first character together, though others sound the same', () => {
    const [group] = groupByLetter(named('章华', '张明', '章安', '张安'), 'zh', chinese);
    expect(group?.ids).toEqual(['3', '1', '2', '0']);
  });

  it('list Chinese with the rest where its sounds could not be loaded', () => {
    expect(groupByLetter(named('江海', 'Beta'), 'zh', undefined).map(({ letter }) => letter)).toEqual([
      'B',
      '#',
    ]);
  });

  it('are none without names', () => {
    expect(groupByLetter([], 'zh', chinese)).toEqual([]);
  });
});
