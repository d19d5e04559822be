import { describe, expect, test } from 'vitest';
import { hotWords } from '#entities/search/rules/hotWords.ts';

/** Each word with the visitors who have searched it, one letter each. */
const wordsOf = (searched: Readonly<Record<string, string>>, language: 'zh' | 'en' = 'zh') =>
  hotWords(
    Object.entries(searched).flatMap(([keyword, visitors]) =>
      Array.from(visitors, (visitorId) => ({ visitorId, keyword })),
    ),
    language,
  );

describe('what many search for', () => {
  test('is shown by the number of visitors, among equals the latest first', () => {
    expect(wordsOf({ 激光: 'ab', 机器人: 'abc', 轴承: 'cd' })).toEqual(['机器人', '激光', '轴承']);
  });

  test('leaves out what one visitor alone has searched, however often', () => {
    expect(wordsOf({ 激光: 'ab', 机器人: 'ab', 轴承: 'ab', 林小满: 'ccccc' })).not.toContain('林小满');
  });

  test('is nothing where fewer than three words are left', () => {
    expect(wordsOf({ 激光: 'ab', 机器人: 'ab', 轴承: 'c' })).toEqual([]);
  });

  test('counts a word once, however its letters and spaces are written', () => {
    expect(wordsOf({ Laser: 'a', ' laser ': 'b', 机器人: 'ab', 轴承: 'ab' })).toEqual([
      'Laser',
      '机器人',
      '轴承',
    ]);
  });

  test('is eight words at most, and none of a row without visitor or text', () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`word${at}`, 'ab']));
    expect(wordsOf(many)).toHaveLength(8);
    expect(
      hotWords(
        [
          { visitorId: '', keyword: '激光' },
          { visitorId: 'a', keyword: ' ' },
        ],
        'zh',
      ),
    ).toEqual([]);
  });

  test('has no Chinese for English readers, and names in Latin letters for both', () => {
    const searched = { 激光: 'abcd', 机器人: 'abc', laser: 'ab', robot: 'ab', drives: 'ab' };
    expect(wordsOf(searched, 'en')).toEqual(['laser', 'robot', 'drives']);
    expect(wordsOf(searched, 'zh')).toEqual(['激光', '机器人', 'laser', 'robot', 'drives']);
    expect(wordsOf({ 激光: 'ab', 机器人: 'ab', 轴承: 'ab' }, 'en')).toEqual([]);
  });
});
