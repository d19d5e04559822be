import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, codePointCount, cutCodePoints } from '#domain/text/cleanText.ts';

describe('plain text', () => {
  it.each([
    ['control characters', 'Jiang\u0000hai\u007f\u0085', 'Jianghai'],
    ['a right-to-left override', 'gpj.\u202eexe', 'gpj.exe'],
    ['isolates', '\u2067Expo\u2069', 'Expo'],
    ['line breaks', ' one\r\n\ttwo ', 'one two'],
    ['decomposed accents', 'Cafe\u0301', 'Café'],
    ['line separators', 'one\u2028two', 'onetwo'],
  ])('a line loses %s', { tags: ['X16'] }, (_what, text, clean) => {
    expect(cleanLine(text, 200)).toBe(clean);
  });

  it.each(['<script>alert(1)</script>', '=1+1', "Robert'); DROP TABLE", '👩‍👩‍👧', 'שלום', '𠮷'])(
    '%s is unchanged',
    (text) => {
      expect(cleanLine(text, 200)).toBe(text);
    },
  );

  it.each([
    ['a zero-width space', 'Jiang\u200bhai'],
    ['a zero-width joiner', '👩\u200d🔬'],
    ['a zero-width non-joiner', 'می\u200cخواهم'],
    ['a word joiner', 'a\u2060b'],
    ['a direction mark', 'a\u200eb'],
  ])('a line keeps %s', { tags: ['X16'] }, (_what, text) => {
    expect(cleanLine(text, 200)).toBe(text);
  });

  it.each([
    ['an emoji', '🙂', 1],
    ['a rare character', '𠮷', 1],
    ['a letter with a combining mark', 'e\u0301', 1],
    ['a name of three', '𠮷野🙂', 3],
  ])('%s is kept and counted by characters', { tags: ['X15'] }, (_what, text, count) => {
    const kept = cleanLine(text, 200);
    expect(kept).toBe(text.normalize('NFC'));
    expect(codePointCount(kept)).toBe(count);
  });

  it('a text of several lines keeps its lines', () => {
    expect(cleanText('one\r\n\r\ntwo\rthree\u202e\u0007', 200)).toBe('one\n\ntwo\nthree');
  });

  it.each([
    ['𠮷𠮷𠮷', 2, '𠮷𠮷'],
    ['a𠮷𠮷', 2, 'a𠮷'],
    ['𠮷𠮷', 2, '𠮷𠮷'],
    ['abc', 3, 'abc'],
    ['ab cd', 3, 'ab'],
  ])('%s is cut to %i characters, never inside one', { tags: ['X14'] }, (text, max, cut) => {
    expect(cleanLine(text, max)).toBe(cut);
  });

  it('five million characters are cut quickly', { tags: ['X14'] }, () => {
    expect(codePointCount(cleanLine('展'.repeat(5_000_000), 200))).toBe(200);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['𠮷𠮷𠮷', 2, '𠮷𠮷'],
    ['a🙂b', 2, 'a🙂'],
    ['ab', 2, 'ab'],
    [' ab ', 3, ' ab'],
    ['', 2, ''],
  ])('%j keeps %i whole characters', (text, most, kept) => {
    expect(cutCodePoints(text, most)).toBe(kept);
  });

  it('keeps five thousand characters of two units each', () => {
    expect(codePointCount(cutCodePoints('𠮷'.repeat(5_001), 5_000))).toBe(5_000);
  });
});
