import { describe, expect, it } from 'vitest';
import { csvReadBack, workbookReadBack } from '#tests/domain/table/foreignTables.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { type CardContact, noRemarks } from '#entities/card/rules/contact.ts';
import { type ContactTableWords, contactsTable } from '#entities/card/rules/formats/contactsTable.ts';

const words: ContactTableWords = {
  field: (field) => field,
  english: (field) => `${field} in English`,
  temperature: (one) => one.toUpperCase(),
  columns: { temperature: 'interest', group: 'group', tags: 'tags', note: 'note', met: 'met' },
};
const contact: CardContact = {
  visitorId: '',
  texts: { ...noTexts, name: '林小满', mobile: '+86 138-0000-1234' },
  english: noEnglish,
  ...noRemarks,
  id: 'a',
  source: 'card',
  metAtMs: Date.UTC(2027, 2, 10, 4),
  addedAtMs: 0,
  temperature: 'hot',
  group: '5-axis',
  tags: ['x', 'y'],
  note: 'said "yes",\nthen left',
};
const table = contactsTable([contact], words);
const headings = ['name', 'company', 'job', 'mobile', 'email', 'address', 'website'];

describe('the table of contacts', () => {
  it('as CSV says everything of a contact under its heading', () => {
    const [first, line] = csvReadBack(table);
    expect(first?.slice(0, 7)).toEqual(headings);
    expect(line?.slice(0, 4)).toEqual(['林小满', '', '', '(+86) 138-0000-1234']);
    expect(line?.slice(-5)).toEqual(['HOT', '5-axis', 'x, y', '2027-03-10 12:00', contact.note]);
  });

  it('as a workbook has the number as it was typed, and the moment as a date', async () => {
    const [sheet] = await workbookReadBack(table, '名片夹');
    expect(sheet?.sheet).toBe('名片夹');
    expect(sheet?.data[0]?.slice(0, 7)).toEqual(headings);
    const line = sheet?.data[1];
    expect(line?.slice(0, 4)).toEqual(['林小满', null, null, '+86 138-0000-1234']);
    expect(line?.slice(-5)).toEqual([
      'HOT',
      '5-axis',
      'x, y',
      new Date(Date.UTC(2027, 2, 10, 12)),
      contact.note,
    ]);
  });
});
