import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { loadCountries } from '#ui/country/loadCountries.ts';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { findFieldModule } from '#ui/fields/findFieldModule.ts';
import { question, wordsOf } from '../renderInLanguage.tsx';

const choices = [
  { value: 'a', text: { zh: '采购', en: 'Buying' } },
  { value: 'b', text: { zh: '学习', en: '' } },
];

beforeAll(() => loadCountries());

type Case = [
  name: string,
  field: Partial<FieldDefinition>,
  answer: Answer | undefined,
  zh: string,
  en: string,
];

const cases: Case[] = [
  ['a text without its surrounding spaces', {}, ' 经理 ', '经理', '经理'],
  ['nothing for nothing', {}, undefined, '', ''],
  ['a mobile number as it is sent', { type: 'mobile' }, '+86 138 0000 0001', '13800000001', '13800000001'],
  [
    'an e-mail address as it is sent',
    { type: 'email' },
    ' Lin@Example.com',
    'lin@example.com',
    'lin@example.com',
  ],
  ['a number in plain digits', { type: 'number' }, '１２', '12', '12'],
  ['a choice in words', { type: 'singleChoice', choices }, 'a', '采购', 'Buying'],
  ['a choice in the language there is', { type: 'singleChoice', choices }, 'b', '学习', '学习'],
  ['a choice no longer offered by its value', { type: 'singleChoice', choices }, 'x', 'x', 'x'],
  [
    'ticks in the order of the question',
    { type: 'multipleChoice', choices },
    ['b', 'a'],
    '采购、学习',
    'Buying, 学习',
  ],
  ['a country by its name', { type: 'country' }, 'TW', '中国台湾', 'Taiwan, China'],
  ['letters that no country has as they are', { type: 'country' }, 'ZZ', 'ZZ', 'ZZ'],
  [
    'a number abroad as it is sent',
    { type: 'phone' },
    '+44 (0)20 7946 0000',
    '+44 2079460000',
    '+44 2079460000',
  ],
  ['a plate as it is sent', { type: 'plate' }, '沪a·12345', '沪A12345', '沪A12345'],
  ['a day year first', { type: 'date' }, '2026/1/5', '2026-01-05', '2026-01-05'],
  [
    'a document with its type and a masked number',
    { type: 'idDocument' },
    { type: 'mainlandId', number: '11010519491231002X' },
    '居民身份证 110105********002X',
    'Chinese mainland ID card 110105********002X',
  ],
  [
    'nothing for a document without a number',
    { type: 'idDocument' },
    { type: 'passport', number: '' },
    '',
    '',
  ],
  ['a file as a word, never its address', { type: 'file' }, 'https://a.example/1.jpg', '已上传', 'Uploaded'],
  ['nothing for a file on its way', { type: 'file' }, 'file:under-way', '', ''],
  [
    'that there is a photo, and not where',
    { type: 'photo' },
    'https://files.example.com/a.jpg',
    '照片已上传',
    'Photo uploaded',
  ],
  [
    'how many pictures there are',
    { type: 'images' },
    ['https://a.example/1.jpg', '', 'https://a.example/2.jpg'],
    '已上传 2 张',
    '2 uploaded',
  ],
  ['nothing for pictures on their way', { type: 'images' }, ['file:under-way'], '', ''],
  ['nothing for no photo', { type: 'photo' }, '', '', ''],
  ['an agreement', { type: 'agreement' }, true, '已同意', 'Agreed'],
  ['an agreement that was not given', { type: 'agreement' }, undefined, '未同意', 'Not agreed'],
];

describe('the review shows', () => {
  it.each(cases)('%s', async (_name, part, answer, zh, en) => {
    const field = question(part);
    const module = findFieldModule(field.type);
    const kept = module?.read(answer) ?? '';
    expect(module?.toText(field, kept, 'zh', await wordsOf('zh'))).toBe(zh);
    expect(module?.toText(field, kept, 'en', await wordsOf('en'))).toBe(en);
  });
});

describe('answers to send', () => {
  it('are normalised, and blank ones are omitted', () => {
    const fields = [
      question({ key: 'Mob', type: 'mobile' }),
      question({ key: 'Job' }),
      question({ key: 'Aims', type: 'multipleChoice', choices }),
      question({ key: 'Paper', type: 'idDocument', documentTypes: ['passport'] }),
      question({ key: 'Consent', type: 'agreement' }),
    ];
    const answers = {
      Mob: '１３８ 0000 0001',
      Job: '  ',
      Aims: ['b', 'a', 'b'],
      Paper: { type: '' as const, number: 'e1234 5678' },
      Consent: true,
      Hidden: 'stays',
    };
    expect(answersToSend(fields, answers)).toEqual({
      Mob: '13800000001',
      Aims: ['a', 'b'],
      Paper: { type: 'passport', number: 'E12345678' },
      Consent: true,
    });
  });
});
