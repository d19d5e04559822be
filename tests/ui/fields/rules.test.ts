import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { fieldTypes } from '#domain/form/formDefinition.ts';
import { fileFailed, fileUnderWay } from '#domain/form/readFileAnswer.ts';
import { loadCountries } from '#ui/country/loadCountries.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import { readDay } from '#domain/time/readDay.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { seemsMistyped } from '#ui/fields/typed/idDocument.tsx';
import { question } from '../renderInLanguage.tsx';

const choices = ['a', 'b', 'c', 'd'].map((value) => ({
  value,
  text: { zh: `选${value}`, en: `Choice ${value}` },
}));

beforeAll(() => loadCountries());

type Case = [
  name: string,
  field: Partial<FieldDefinition>,
  answer: Answer | undefined,
  code: string | undefined,
];

const cases: Case[] = [
  ['a required text left blank', { required: true }, '  ', 'required'],
  ['a required text never touched', { required: true }, undefined, 'required'],
  ['an optional text left blank', { min: 2 }, '', undefined],
  ['a text below its minimum', { min: 2 }, '甲', 'tooShort'],
  ['a text at its limit', { max: 3 }, '甲乙丙', undefined],
  ['a text above its limit', { max: 3 }, '甲乙丙丁', 'tooLong'],
  ['three rare ideographs with a limit of three', { max: 3 }, '𠮷𠮷𠮷', undefined],
  ['spaces around a text at its limit', { max: 3 }, ' 甲乙丙 ', undefined],
  ['an answer of another shape to a required text', { required: true }, ['a'], 'required'],
  ['a long text above its limit', { type: 'longText', max: 2 }, 'abc', 'tooLong'],

  ['a mobile number', { type: 'mobile' }, '13800000001', undefined],
  ['a mobile number in full-width digits', { type: 'mobile' }, '１３８００００００００', undefined],
  ['a mobile number with +86 and dashes', { type: 'mobile' }, '+86 138-0000-0001', undefined],
  ['a mobile number of twelve digits', { type: 'mobile' }, '138000000012', 'phoneInvalid'],
  ['a mobile number starting with 2', { type: 'mobile' }, '23800000001', 'phoneInvalid'],
  ['a required mobile number left blank', { type: 'mobile', required: true }, '', 'required'],

  ['an email address', { type: 'email' }, 'lin@example.com', undefined],
  ['an email address with an ending of five letters', { type: 'email' }, 'lin@example.store', 'emailInvalid'],
  ['an email address without @', { type: 'email' }, 'lin.example.com', 'emailInvalid'],

  ['a country', { type: 'country' }, 'NO', undefined],
  ['a country in small letters', { type: 'country' }, 'hk', undefined],
  ['two letters that no country has', { type: 'country' }, 'ZZ', 'countryUnknown'],
  ['the name of a country', { type: 'country' }, '挪威', 'countryUnknown'],
  ['a required country not chosen', { type: 'country', required: true }, '', 'required'],
  ['a country of another shape', { type: 'country', required: true }, ['NO'], 'required'],

  ['a number abroad', { type: 'phone' }, '+852 9123 4567', undefined],
  ['a number abroad without its code', { type: 'phone' }, '9123 4567', 'dialCodeMissing'],
  ['a number abroad of three digits', { type: 'phone' }, '+852 912', 'phoneAbroadInvalid'],
  ['a mainland number of ten digits', { type: 'phone' }, '+86 1380000000', 'phoneInvalid'],
  ['an optional number abroad left blank', { type: 'phone' }, ' ', undefined],
  ['a required number abroad left blank', { type: 'phone', required: true }, '', 'required'],

  ['a plate', { type: 'plate' }, '沪A12345', undefined],
  ['a plate of a new-energy vehicle', { type: 'plate' }, '沪ad12345', undefined],
  ['a plate in full-width signs', { type: 'plate' }, '沪Ａ·１２３４５', undefined],
  ['a plate without its province', { type: 'plate' }, 'A12345', 'plateInvalid'],
  ['a plate with a letter O', { type: 'plate' }, '沪A1234O', 'plateInvalid'],
  ['a required plate left blank', { type: 'plate', required: true }, '', 'required'],
  ['an optional plate left blank', { type: 'plate' }, '', undefined],

  ['a number', { type: 'number' }, '12.5', undefined],
  ['a number in full-width digits', { type: 'number', max: 20 }, '１２', undefined],
  ['a count', { type: 'number', isWhole: true, max: 999 }, '50', undefined],
  ['a count with a part after the point', { type: 'number', isWhole: true, max: 999 }, '1.5', 'notWhole'],
  ['a count whose part after the point is zero', { type: 'number', isWhole: true }, '2.0', undefined],
  ['a number with a letter', { type: 'number' }, '12a', 'notANumber'],
  ['a number in the notation of powers', { type: 'number' }, '1e5', 'notANumber'],
  ['a negative number without a lower bound', { type: 'number' }, '-5', 'notANumber'],
  ['a negative number below its bound', { type: 'number', min: 0 }, '-5', 'numberTooSmall'],
  ['a number at its bounds', { type: 'number', min: 5, max: 5 }, '5', undefined],
  ['a number above its bound', { type: 'number', max: 5 }, '5.01', 'numberTooLarge'],
  ['a number of a hundred digits', { type: 'number' }, '9'.repeat(100), 'notANumber'],

  [
    'pictures that were sent',
    { type: 'images', max: 2 },
    ['https://files.example.com/a.jpg', '', ''],
    undefined,
  ],
  ['a picture that is on its way', { type: 'images' }, ['', 'file:under-way'], 'uploadRunning'],
  [
    'a picture that failed',
    { type: 'images' },
    ['file:failed', 'https://files.example.com/a.jpg'],
    'uploadFailed',
  ],
  ['required pictures of which none is there', { type: 'images', required: true }, ['', ''], 'required'],
  [
    'fewer pictures than are wanted',
    { type: 'images', min: 2 },
    ['https://files.example.com/a.jpg'],
    'tooFewPictures',
  ],
  [
    'more pictures than are taken',
    { type: 'images', max: 1 },
    ['https://files.example.com/a.jpg', 'https://files.example.com/b.jpg'],
    'tooManyPictures',
  ],
  ['no pictures where none are needed', { type: 'images', min: 2 }, undefined, undefined],

  ['a photo that was sent', { type: 'photo', required: true }, 'https://files.example.com/a.jpg', undefined],
  ['a required photo that is not there', { type: 'photo', required: true }, '', 'required'],
  ['no photo where none is needed', { type: 'photo' }, undefined, undefined],

  ['a choice that is offered', { type: 'singleChoice', choices }, 'a', undefined],
  [
    'a choice that is full',
    { type: 'singleChoice', choices: [...choices, { value: 'full', text: choices[0]!.text, isFull: true }] },
    'full',
    'choiceFull',
  ],
  ['a date with its time', { type: 'dateTime' }, '2026-12-01 09:30', undefined],
  ['a date with its time as a picker writes it', { type: 'dateTime' }, '2026-12-01T09:30', undefined],
  ['a date without its time', { type: 'dateTime' }, '2026-12-01', 'dateTimeInvalid'],
  ['a time on a day that is none', { type: 'dateTime' }, '2026-02-30 09:30', 'dateTimeInvalid'],
  ['a time of the hour 25', { type: 'dateTime' }, '2026-12-01 25:00', 'dateTimeInvalid'],
  [
    'a time on the last day that counts',
    { type: 'dateTime', latest: '2026-12-01' },
    '2026-12-01 23:59',
    undefined,
  ],
  ['a time a minute after it', { type: 'dateTime', latest: '2026-12-01' }, '2026-12-02 00:00', 'dateTooLate'],
  [
    'a time before the first day',
    { type: 'dateTime', earliest: '2026-12-01' },
    '2026-11-30 23:59',
    'dateTooEarly',
  ],
  ['a required time left blank', { type: 'dateTime', required: true }, ' ', 'required'],
  ['a choice that is no longer offered', { type: 'singleChoice', choices }, 'x', 'choiceUnknown'],
  ['a required choice not made', { type: 'singleChoice', choices, required: true }, '', 'required'],

  ['three ticks of three', { type: 'multipleChoice', choices, max: 3 }, ['a', 'b', 'c'], undefined],
  ['four ticks of three', { type: 'multipleChoice', choices, max: 3 }, ['a', 'b', 'c', 'd'], 'tooMany'],
  [
    'one tick twice, with at least two asked',
    { type: 'multipleChoice', choices, min: 2 },
    ['a', 'a'],
    'tooFew',
  ],
  ['a tick that is no longer offered', { type: 'multipleChoice', choices }, ['a', 'x'], 'choiceUnknown'],
  ['no tick where none is needed', { type: 'multipleChoice', choices, min: 2 }, [], undefined],
  ['a stored row that says nothing', { type: 'multipleChoice', choices }, [''], undefined],
  ['no tick where one is needed', { type: 'multipleChoice', choices, required: true }, [], 'required'],

  ['a file that has arrived', { type: 'file', required: true }, 'https://a.example/1.jpg', undefined],
  ['a file on its way', { type: 'file' }, fileUnderWay, 'uploadRunning'],
  ['a file that failed', { type: 'file' }, fileFailed, 'uploadFailed'],
  ['a required file not chosen', { type: 'file', required: true }, '', 'required'],
  ['a text where a required file is asked for', { type: 'file', required: true }, 'a.jpg', 'required'],

  ['a day', { type: 'date' }, '2026-12-01', undefined],
  ['the thirtieth of February', { type: 'date' }, '2026-02-30', 'dateInvalid'],
  ['the day before the earliest', { type: 'date', earliest: '2026-12-01' }, '2026-11-30', 'dateTooEarly'],
  [
    'the earliest and latest day',
    { type: 'date', earliest: '2026-12-01', latest: '2026-12-01' },
    '2026/12/1',
    undefined,
  ],
  ['the day after the latest', { type: 'date', latest: '2026-12-01' }, '2026-12-02', 'dateTooLate'],

  [
    'a document without a type',
    { type: 'idDocument', required: true },
    { type: '', number: 'E12345678' },
    'documentTypeMissing',
  ],
  [
    'a document without a number',
    { type: 'idDocument', required: true },
    { type: 'passport', number: ' ' },
    'documentNumberEmpty',
  ],
  [
    'an optional document without a number',
    { type: 'idDocument' },
    { type: 'passport', number: '' },
    undefined,
  ],
  ['a passport', { type: 'idDocument' }, { type: 'passport', number: 'e12345678' }, undefined],
  [
    'an ID with an impossible birthday',
    { type: 'idDocument' },
    { type: 'mainlandId', number: '110101199013011234' },
    'mainlandIdInvalid',
  ],
  [
    'a type that this question does not offer',
    { type: 'idDocument', documentTypes: ['passport', 'taiwanPermit'] },
    { type: 'mainlandId', number: '110101199001011234' },
    'documentTypeMissing',
  ],
  [
    'the only type offered counts as chosen',
    { type: 'idDocument', documentTypes: ['passport'] },
    { type: '', number: 'E12345678' },
    undefined,
  ],

  ['a required agreement not ticked', { type: 'agreement', required: true }, false, 'agreementNeeded'],
  ['a required agreement never touched', { type: 'agreement', required: true }, undefined, 'agreementNeeded'],
  ['the word true for an agreement', { type: 'agreement', required: true }, 'true', 'agreementNeeded'],
  ['a required agreement ticked', { type: 'agreement', required: true }, true, undefined],
  ['an optional agreement not ticked', { type: 'agreement' }, false, undefined],
];

describe('the rules of the fields', () => {
  it.each(cases)('%s', (_name, part, answer, code) => {
    const field = question(part);
    const problem = checkOf(field.type)?.(field, answer);
    expect(problem?.code).toBe(code);
    expect(problem?.field).toBe(code && 'Field');
  });

  it.each(fieldTypes)('the kind %s is known', (type) => {
    expect(checkOf(type)).toBeTypeOf('function');
  });

  it.each(['signature', 'constructor', ''])('the kind "%s" is not known', (type) => {
    expect(checkOf(type)).toBeUndefined();
  });
});

describe('a typed day', () => {
  it.each([
    ['2026-1-5', '2026-01-05'],
    ['2026/01/05', '2026-01-05'],
    ['2026.1.5', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['2026年1月5日', '2026-01-05'],
    ['２０２６－０１－０５', '2026-01-05'],
    ['2026111', undefined],
    ['05/01/2026', undefined],
    ['2026-13-01', undefined],
    ['tomorrow', undefined],
  ])('%s is read as %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });
});

describe('the date of birth in an ID number', { tags: ['mainland-id'] }, () => {
  // Still the 20th in Greenwich.
  beforeEach(() => vi.useFakeTimers({ now: parseVenueTime('2026-11-21 00:30:00') }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['today at the venue', '20261121', undefined],
    ['tomorrow', '20261122', 'mainlandIdInvalid'],
    ['next year', '20270101', 'mainlandIdInvalid'],
  ])('%s gives the problem %s', (_when, born, code) => {
    const id = { type: 'mainlandId', number: `110105${born}0011` } as const;
    // A form offers every document, a question for an ID number only this one.
    for (const documentTypes of [undefined, ['mainlandId'] as const]) {
      const field = question({ type: 'idDocument', ...(documentTypes && { documentTypes }) });
      expect(checkOf('idDocument')?.(field, id)?.code).toBe(code);
    }
  });
});

describe('the warning about an ID number', () => {
  const field = question({ type: 'idDocument' });
  it.each([
    ['the last character fits', '11010519491231002X', false],
    ['the last character does not fit', '110105194912310021', true],
    ['it has fifteen digits', '110105491231002', false],
    ['it is refused anyway', '110105194913310021', false],
  ])('appears when %s', (_name, number, expected) => {
    expect(seemsMistyped(field, { type: 'mainlandId', number })).toBe(expected);
  });

  it('never appears for a passport', () => {
    expect(seemsMistyped(field, { type: 'passport', number: '110105194912310021' })).toBe(false);
  });
});
