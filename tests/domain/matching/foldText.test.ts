import { describe, expect, test } from 'vitest';
import { foldText } from '#domain/matching/foldText.ts';
import { chinese } from './chinese.ts';

describe('a text that is compared', () => {
  test.each([
    ['ＡＢＣ１２', 'abc12', 'full width'],
    ['Café Zürich', 'cafe zurich', 'accents'],
    ['Björn Łukasz Weiß', 'bjorn lukasz weiss', 'letters with marks'],
    ['STRAẞE Ærø Œuvre', 'strasse aero oeuvre', 'letters that stand for two'],
    ['Işık Đorđe Þór', 'isik dorde thor', 'letters that Unicode does not take apart'],
    ['\ue000江', '江', 'signs of the private use area'],
    ['機械臺灣', '机械台湾', 'traditional characters'],
    ['  A-12 / B·3 ', 'a 12 b 3', 'separators'],
    ['🎉🎉', '', 'signs alone'],
    ['㎡', 'm2', 'one character that stands for two'],
  ])('%s is %s: %s', (text, folded) => {
    expect(foldText(text, chinese).text).toBe(folded);
  });

  test('knows where each of its characters stands in the original', () => {
    const { text, origins } = foldText('１号馆 — ㎡é', chinese);
    expect(text).toBe('1号馆 m2e');
    expect(origins).toEqual([0, 1, 2, 3, 6, 6, 7]);
  });

  test('knows where both letters of ß stand', () => {
    expect(foldText('Weiß A', chinese)).toEqual({ text: 'weiss a', origins: [0, 1, 2, 3, 3, 4, 5] });
  });

  test('a pair of code units counts as two in the original', () => {
    expect(foldText('😀江', chinese).origins).toEqual([2]);
  });

  test('without the table traditional characters stay', () => {
    expect(foldText('機械', undefined).text).toBe('機械');
  });
});
