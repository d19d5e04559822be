import type { Table } from '#domain/table/table.ts';
import { type CardField, cardFields, type EnglishField, englishFields } from '../businessCard.ts';
import type { CardContact, Temperature } from '../contact.ts';

/** The headings of the columns, and what a cell says of a temperature. */
export interface ContactTableWords {
  readonly field: (field: CardField) => string;
  readonly english: (field: EnglishField) => string;
  readonly temperature: (temperature: Temperature) => string;
  readonly columns: Readonly<Record<'temperature' | 'group' | 'tags' | 'note' | 'met', string>>;
}

export function contactsTable(contacts: readonly CardContact[], words: ContactTableWords): Table {
  const { columns } = words;
  return {
    headings: [
      ...cardFields.map(words.field),
      ...englishFields.map(words.english),
      columns.temperature,
      columns.group,
      columns.tags,
      columns.met,
      columns.note,
    ],
    rows: contacts.map(({ texts, english, temperature, group, tags, metAtMs, note }) => [
      ...cardFields.map((field) => texts[field]),
      ...englishFields.map((field) => english[field]),
      temperature === '' ? '' : words.temperature(temperature),
      group,
      tags.join(', '),
      { atMs: metAtMs },
      note,
    ]),
  };
}
