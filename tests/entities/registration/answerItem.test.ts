import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { answerItem } from '#entities/registration/answerItem.ts';

const field: FieldDefinition = {
  key: 'Topic',
  type: 'multipleChoice',
  label: { zh: '主题', en: 'Topic' },
  required: false,
  choices: [
    { value: 'a', text: { zh: '机器人', en: '' } },
    { value: 'b', text: { zh: '', en: 'Sensors' } },
    { value: 'c', text: { zh: '软件', en: 'Software' } },
  ],
};
const words = () => '';

describe('what was chosen, to be read once more', () => {
  it.each([
    ['en', ['a'], '机器人', 'zh-CN'],
    ['zh', ['a'], '机器人', undefined],
    ['zh', ['b'], 'Sensors', 'en'],
    ['en', ['c'], 'Software', undefined],
    // Texts that both languages share carry no `lang`.
    ['en', ['a', 'c'], '机器人, Software', undefined],
    ['en', [], '', undefined],
  ] as const)('in %s, of %j, is %j with the language %s', (language, chosen, text, lang) => {
    expect(answerItem(field, { Topic: chosen }, { language, words })).toMatchObject({ text, lang });
  });
});
