import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cutText, wholeCharacters } from '#domain/text/wholeCharacters.ts';

const characters: readonly (readonly [what: string, character: string])[] = [
  ['a Chinese character beyond the first plane', '𠮷'],
  ['a flag', '🇨🇳'],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a hand with a skin tone', '👍🏽'],
  ['a family', '👨‍👩‍👧'],
  ['a heart in colour', '❤️'],
  ['a key with a number', '1️⃣'],
  ['a letter with two marks', 'o\u0302\u0301'],
  ['a Chinese character with its variant', '辻\u{e0100}'],
  ['a kana with its mark', 'か\u3099'],
  ['a Thai letter with a vowel and a tone', 'ที่'],
];

afterEach(() => void vi.unstubAllGlobals());
const inOldEngine = (text: string) => {
  vi.stubGlobal('Intl', {});
  const found = wholeCharacters(text);
  vi.unstubAllGlobals();
  return found;
};

describe('a character', () => {
  it.each(characters)('such as %s is one, with and without the engine’s help', (_what, character) => {
    const text = `a${character}${character}b`;
    const whole = ['a', character, character, 'b'];
    expect([wholeCharacters(text), inOldEngine(text)]).toEqual([whole, whole]);
  });

  it('is never lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([wholeCharacters(text).join(''), inOldEngine(text).join('')]).toEqual([text, text]);
      }),
    );
  });
});

describe('a text that is cut', () => {
  it.each([
    ['云津精密', 2, '云津'],
    ['云津', 2, '云津'],
    ['a👨‍👩‍👧b', 5, 'a'],
    ['a👨‍👩‍👧b', 9, 'a👨‍👩‍👧'],
    ['🇨🇳🇸🇬', 6, '🇨🇳'],
    ['', 3, ''],
  ])('%s to %i units is %s', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });
});
