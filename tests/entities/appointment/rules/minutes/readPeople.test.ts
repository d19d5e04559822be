import { expect, it } from 'vitest';
import { isMeetingRecord } from '#entities/appointment/rules/minutes/isMeetingRecord.ts';
import { readPeople } from '#entities/appointment/rules/minutes/readPeople.ts';

it('people of a meeting are rows with a company or plain names; what has no name is left out', () => {
  expect(
    readPeople([{ Name: '韩云舒', NameEn: 'Han Yunshu', Company: '北湖照明' }, '主持人', '', {}, null, 7]),
  ).toEqual([
    { name: { zh: '韩云舒', en: 'Han Yunshu' }, company: { zh: '北湖照明', en: '' } },
    { name: { zh: '主持人', en: '' }, company: { zh: '', en: '' } },
    { name: { zh: '7', en: '' }, company: { zh: '', en: '' } },
  ]);
});

it('of thousands of people the first two hundred are shown', () => {
  expect(readPeople(Array.from({ length: 5_000 }, (_, at) => `人${at}`))).toHaveLength(200);
});

it('answers of a questionnaire in the same collection are no record of a meeting', () => {
  const answers = { Title: '', TitleEn: '', Content: '', ContentEn: '' };
  expect(isMeetingRecord(answers)).toBe(false);
  expect(isMeetingRecord({ ...answers, Content: '<p>议定</p>' })).toBe(true);
  expect(isMeetingRecord({ ...answers, TitleEn: 'Talk' })).toBe(true);
});
