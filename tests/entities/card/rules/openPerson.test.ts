import { describe, expect, it } from 'vitest';
import { readAddressBookRow } from '#entities/card/rules/addressBook.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import {
  openPersonFields,
  openPersonOf,
  personEntry,
  readOpenPerson,
} from '#entities/card/rules/openPerson.ts';

const card = {
  visitorId: 'reader000000000000000001',
  texts: {
    ...noTexts,
    name: '江海',
    company: '北方机械',
    job: '采购',
    mobile: '13900001234',
    email: 'a@b.com',
  },
  english: { ...noEnglish, name: 'Hai Jiang' },
};
const person = openPersonOf(card, ['轴承', '茶叶']);
const row = {
  ...openPersonFields(person, 7),
  RecordId: 'openself0000000000000001',
  VisitorId: card.visitorId,
  MetAtMesc: 7,
};

describe('what others see of a visitor', () => {
  it('is read as it was written', () => expect(readOpenPerson(row)).toEqual(person));

  it('has no number and no e-mail address, even of a card that says them', () =>
    expect(JSON.stringify(openPersonFields(person, 7))).not.toMatch(/1390|@/));

  it.each([false, 'false', 0, '', undefined, null])('is nothing where the agreement is %j', (IsOpenToMeet) =>
    expect(readOpenPerson({ ...row, IsOpenToMeet })).toBeUndefined(),
  );

  it.each([{ VisitorId: '' }, { Name: '', NameEn: '' }])('is nothing of a row with %j', (change) =>
    expect(readOpenPerson({ ...row, ...change })).toBeUndefined(),
  );

  it('is no contact of the visitor’s own card case', () => expect(readAddressBookRow(row)).toBeUndefined());

  it('is weighed by its topics, which are no part of the line that is shown', () => {
    const { note, more } = personEntry(person);
    expect([note.zh, more]).toEqual(['采购 · 北方机械', '轴承 茶叶']);
  });
});
