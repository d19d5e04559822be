import { describe, expect, test } from 'vitest';
import { createTypoMatcher, noSpellings, spellingsOf } from '#domain/matching/createTypoMatcher.ts';
import { chinese } from './chinese.ts';

const finds = (name: string, term: string) => createTypoMatcher(term, chinese)(name) !== undefined;

describe('one typing error is forgiven', () => {
  test.each([
    ['precision', 'precison', 'a letter is missing'],
    ['precision', 'preccision', 'a letter is typed twice'],
    ['precision', 'prceision', 'two letters are exchanged'],
    ['precision', 'precosion', 'a letter is another one'],
    ['江海精工', 'jianghia', 'the letters of a sound are exchanged'],
    ['江海精工', 'jianghhai', 'a letter of a sound is typed twice'],
    ['江海精工', '江汉精工', 'a character is another one'],
    ['江海精工', '江精工', 'a character is missing'],
  ])('%s is found by %s: %s', (name, term) => {
    expect(finds(name, term)).toBe(true);
  });

  test.each([
    ['precision', 'presicoin', 'two errors'],
    ['江海精工', '江汉精密', 'two wrong characters'],
    ['江海', '江汉', 'a term of two characters'],
    ['abc', 'abd', 'a term of three letters'],
    ['20261', '20262', 'a number'],
  ])('%s is not found by %s: %s', (name, term) => {
    expect(finds(name, term)).toBe(false);
  });

  test('a term of 500 characters has no other spellings', () => {
    expect(spellingsOf('长'.repeat(500))).toBe(noSpellings);
  });
});
