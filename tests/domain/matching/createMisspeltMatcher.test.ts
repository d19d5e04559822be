import { describe, expect, test } from 'vitest';
import { createMisspeltMatcher } from '#domain/matching/createMisspeltMatcher.ts';
import { chinese } from './chinese.ts';

const found = (name: string, term: string) => {
  const match = createMisspeltMatcher(term, chinese)(name);
  return match && name.slice(match.start, match.end);
};

describe('pinyin with one typing error is found', () => {
  test.each([
    ['拓岩智能物流', 'zhinemg', '智能', 'a letter inside a syllable is another one'],
    ['上海精工', 'shenghai', '上海', 'a vowel is another one'],
    ['上海精工', 'shangahi', '上海', 'letters of two syllables’ border are exchanged'],
    ['上海精工', 'shagnhai', '上海', 'letters of a syllable are exchanged'],
    ['上海精工', 'shanhai', '上海', 'a letter is left out'],
    ['上海精工', 'shaanghai', '上海', 'a letter is typed twice'],
    ['上海精工', 'shanghaij', '上海精', 'nothing is wrong'],
    ['拓岩智能物流', 'zhinem', '智能', 'the last syllable is being typed'],
    ['重庆机床', 'chongqung', '重庆', 'the second reading is meant'],
    ['拓岩智能物流', 'hzineng', '智能', 'the first two letters are exchanged'],
    ['拓岩智能物流', 'xzhineng', '智能', 'a letter stands before it'],
    ['拓岩智能物流', '智nemg', '智能', 'it is typed in both'],
    ['上 海精工', 'shenghai', '上 海', 'a space stands between'],
  ])('%s by %s as %s, where %s', (name, term, match) => {
    expect(found(name, term)).toBe(match);
  });

  test.each([
    ['上海精工', 'shengahi', 'two letters are wrong'],
    ['拓岩智能物流', 'xhineng', 'the first letter is another one'],
    ['拓岩智能物流', 'zhixeng机', 'a character follows that is not there'],
    ['里阿里', 'lixli', 'a syllable of one letter would be replaced'],
    ['Precision', 'precosion', 'there is no pinyin'],
    ['智能', '智熊', 'no letter is typed'],
  ])('%s not by %s, where %s', (name, term) => {
    expect(found(name, term)).toBeUndefined();
  });
});
