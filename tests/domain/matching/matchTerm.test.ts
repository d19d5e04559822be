import { describe, expect, test } from 'vitest';
import { foldText } from '#domain/matching/foldText.ts';
import { matchTerm } from '#domain/matching/matchTerm.ts';
import { chinese } from './chinese.ts';

const found = (name: string, term: string) => {
  const { text } = foldText(name, chinese);
  const match = matchTerm(text, term, chinese);
  return match && text.slice(match.start, match.end);
};

describe('a term is found', () => {
  test.each([
    ['江海精工', '海精', '海精', 'by characters inside a name'],
    ['江海精工', 'jianghai', '江海', 'by its sound'],
    ['江海精工', 'jiangha', '江海', 'while its last sound is being typed'],
    ['江海精工', 'jhjg', '江海精工', 'by its initials'],
    ['江海精工', 'haijg', '海精工', 'by a sound followed by initials'],
    ['江海精工', '江hai', '江海', 'by a character followed by a sound'],
    ['中诚仪器', 'zhch', '中诚', 'by initials of two letters'],
    ['中诚仪器', 'zc', '中诚', 'by initials of one letter, where two are usual'],
    ['重庆机床', 'chongqing', '重庆', 'by the second reading of a character'],
    ['重庆机床', 'zhongqing', '重庆', 'by the first reading of a character'],
    ['绿能科技', 'lvneng', '绿能', 'with v for ü'],
    ['Blue River 江海', 'riverjiang', 'river 江', 'across a space'],
    ['Robotics 2026', 'robot', 'robot', 'by the start of a word'],
    ['Smart Robotics', 'robot', 'robot', 'by the start of a later word'],
    ['江海Robotics', 'robot', 'robot', 'by the start of a word behind a Chinese character'],
    ['Matchmaking by HM', 'hm', 'hm', 'by a whole word behind one that has it inside'],
    ['5kW', 'kw', 'kw', 'by a unit behind its number'],
    ['王喆', 'wangzhe', '王喆', 'by the sound of a character outside GB 2312'],
    ['张玥', 'zhangyue', '张玥', 'by the sound of a character outside GB 2312'],
    ['李祎', 'lyi', '李祎', 'by the sound of a character outside GB 2312'],
    ['李禕', 'liyi', '李祎', 'by the sound of a traditional character'],
    ['周垚', 'zhouyao', '周垚', 'by the sound of a character outside GB 2312'],
    ['陈赟', 'chenyun', '陈赟', 'by the sound of a character outside GB 2312'],
    ['林昇', 'linsheng', '林升', 'by the sound of a character outside GB 2312'],
    ['何㛃', 'hejie', '何㛃', 'by the sound of a character of an extension'],
    ['朴成', 'piaocheng', '朴成', 'by the sound of a family name'],
    ['缪远', 'miaoyuan', '缪远', 'by the sound of a family name'],
    ['单远', 'shanyuan', '单远', 'by the sound of a family name'],
    ['乾元光电', 'qianyuan', '干元', 'by the sound of a character that is also a traditional one'],
    ['138 0000 1234', '13800001234', '138 0000 1234', 'by a number without its blanks'],
    ['+86-138-0000-1234', '13800001234', '138 0000 1234', 'by a number without its hyphens'],
    ['机床 TX-200 B', 'tx200b', 'tx 200 b', 'by a model number without its signs'],
    ['江海 2025', '江海2025', '江海 2025', 'by characters and a number without a blank'],
  ])('%s: %s finds %s, %s', (name, term, match) => {
    expect(found(name, term)).toBe(match);
  });

  test.each([
    ['江海精工', 'jingong', 'a character is left out'],
    ['江海精工', 'gj', 'initials stand in another order'],
    ['xian西', 'anxi', 'a sound would begin inside a word of letters'],
    ['江海', 'jianghaiji', 'more is typed than there is'],
    ['Matchmaking', 'hm', 'letters stand inside a word'],
    ['Precision Tools', 'cision', 'letters end a word'],
    ['DTX-200', 'tx200', 'a model number begins inside a word'],
    ['1 2 3', '123', 'a short number would be found in any three'],
  ])('%s: %s finds nothing, where %s', (name, term) => {
    expect(found(name, term)).toBeUndefined();
  });

  test('what stands at the start of the name is preferred to the same letters further on', () => {
    expect(matchTerm('江海 jianghai', 'jianghai', chinese)).toEqual({ start: 0, end: 2, isLiteral: false });
  });

  test('a character of two code units by its sound and as it is written', () => {
    const { text } = foldText('王𬭎精工', chinese);
    expect(matchTerm(text, 'wanghong', chinese)).toMatchObject({ start: 0, end: 2 });
    expect(matchTerm(text, foldText('𬭎', chinese).text, chinese)).toMatchObject({ start: 1, end: 2 });
    expect(matchTerm(text, foldText('𬍛', chinese).text, chinese)).toBeUndefined();
  });

  test('without the table by characters alone', () => {
    expect(matchTerm('江海', 'jh', undefined)).toBeUndefined();
    expect(matchTerm('江海', '海', undefined)).toEqual({ start: 1, end: 2, isLiteral: true });
  });
});
