import { expect, it } from 'vitest';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';

it.each([
  ['展位在哪里？', 'en', 'zh-CN'],
  ['功率 Power', 'en', 'zh-CN'],
  ['Where is your booth?', 'zh', 'en'],
  ['展位在哪里？', 'zh', undefined],
  ['Where is your booth?', 'en', undefined],
  ['3A58', 'zh', undefined],
] as const)('what a person has written, %j, is spoken on a page in %s as %s', (text, language, lang) => {
  expect(writtenLanguage(text, language)).toBe(lang);
});
