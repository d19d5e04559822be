import i18next from 'i18next';
import { expect, it } from 'vitest';
import { overwriteQuestion } from '#entities/registration/overwriteQuestion.ts';
import { loadWords, switchLanguage } from '#language/loadWords.ts';

it.each([
  ['zh', 'A-12', '原来的登记信息将被新内容替换，座位 A-12 将释放。'],
  ['en', 'A-12', 'This replaces your registration and releases seat A-12.'],
  ['en', '', 'This replaces your earlier registration.'],
] as const)(
  'the question whether to overwrite is asked in %s with the seat %j',
  { tags: ['overwrite'] },
  async (language, seat, body) => {
    await switchLanguage(language);
    await loadWords(['identity']);
    expect(overwriteQuestion(i18next.getFixedT(language, 'identity'), seat)).toMatchObject({
      body,
      noIsDefault: true,
    });
  },
);
