import { describe, expect, it } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { type CardContact, noRemarks } from '#entities/card/rules/contact.ts';
import { contactsCsv, type CsvWords } from '#entities/card/rules/formats/contactsCsv.ts';

const words: CsvWords = {
  field: (field) => field,
  english: (field) => `${field} in English`,
  temperature: (one) => one.toUpperCase(),
  columns: { temperature: 'interest', group: 'group', tags: 'tags', note: 'note', met: 'met' },
};
const contact: CardContact = {
  visitorId: '',
  texts: { ...noTexts, name: '林小满' },
  english: noEnglish,
  ...noRemarks,
  id: 'a',
  source: 'card',
  metAtMs: Date.UTC(2027, 2, 10, 4),
  addedAtMs: 0,
};
const rowOf = (part: Partial<CardContact>) => contactsCsv([{ ...contact, ...part }], words).split('\r\n')[1];

describe('the table of contacts', () => {
  it('begins with a byte order mark and headings, and every cell is quoted', () => {
    const text = contactsCsv([contact], words);
    expect(text.startsWith('\ufeff"name","company","job","mobile","email","address","website"')).toBe(true);
    expect(text.split('\r\n')[1]).toBe('"林小满","","","","","","","","","","","","","2027-03-10 12:00",""');
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('doubles quotation marks and keeps line breaks within their cell', () => {
    expect(rowOf({ note: 'said "yes",\nthen left' })).toContain('"said ""yes"",\nthen left"');
  });

  it.each(['=1+1', '+8613800000000', '-2', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1', '\n@x', '＝1'])(
    'calculates nothing where a cell begins as a formula: %j',
    (note) => {
      expect(rowOf({ note })?.includes(',"\'')).toBe(true);
    },
  );

  it('changes no other cell', () => {
    expect(rowOf({ note: 'a=b', group: '5-axis', tags: ['x', 'y'], temperature: 'hot' })).toBe(
      '"林小满","","","","","","","","","","HOT","5-axis","x, y","2027-03-10 12:00","a=b"',
    );
  });
});
