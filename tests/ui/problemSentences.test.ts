import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import enFields from '#language/en/fields.json';
import enProblems from '#language/en/problems.json';
import zhFields from '#language/zh/fields.json';
import zhProblems from '#language/zh/problems.json';

const source = readFileSync('src/domain/text/problem.ts', 'utf8');
const codes = Array.from(source.matchAll(/^ {2}\| '(\w+)'/gm), ([, code]) => String(code));
const placeholders = (text: string) =>
  Array.from(text.matchAll(/{{(\w+)}}/g), ([, part]) => String(part)).sort();
/** A sentence with plural forms counts once, and each form fills in the same values. */
const withoutForms = (key: string) => key.replace(/_(one|other)$/, '');
const keysOf = (sentences: object) => [...new Set(Object.keys(sentences).map(withoutForms))];

describe('the problem messages', () => {
  it('cover the list of problem codes of the domain', () => {
    expect(codes).toContain('required');
    expect(codes.length).toBeGreaterThan(30);
  });

  it.each([
    ['zh', zhProblems],
    ['en', enProblems],
  ])(
    'contain one text for every problem code in %s, and no other',
    { tags: ['shared-texts'] },
    (_language, sentences) => {
      expect(keysOf(sentences).sort()).toEqual([...codes].sort());
      expect(Object.values(sentences).filter((sentence) => sentence.trim() === '')).toEqual([]);
    },
  );

  it.each([
    ['problems', zhProblems, enProblems],
    ['fields', zhFields, enFields],
  ])('%s use the same values in both languages', (_area, zh, en) => {
    const inChinese: Record<string, string> = zh;
    expect(Object.keys(zh)).toEqual(keysOf(en));
    for (const [key, text] of Object.entries(en)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(inChinese[withoutForms(key)] ?? '')]);
    }
  });

  it('match the specification’s wording', { tags: ['quoted-messages'] }, () => {
    expect(enProblems.nameInvalid).toBe('Please enter your name correctly.');
    expect(enProblems.passwordsDiffer).toBe('Inconsistent passwords! Please enter your password correctly.');
    expect(enProblems.codeEmpty).toBe('Please enter the valid verification code.');
  });
});
