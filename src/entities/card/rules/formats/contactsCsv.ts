import { csvOf } from '#domain/text/csv.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type CardField, cardFields, type EnglishField, englishFields } from '../businessCard.ts';
import type { CardContact, Temperature } from '../contact.ts';

/** The headings of the columns, and what a cell says of a temperature. */
export interface CsvWords {
  readonly field: (field: CardField) => string;
  readonly english: (field: EnglishField) => string;
  readonly temperature: (temperature: Temperature) => string;
  readonly columns: Readonly<Record<'temperature' | 'group' | 'tags' | 'note' | 'met', string>>;
}

export function contactsCsv(contacts: readonly CardContact[], words: CsvWords): string {
  const { columns } = words;
  const rows = [
    [
      ...cardFields.map(words.field),
      ...englishFields.map(words.english),
      columns.temperature,
      columns.group,
      columns.tags,
      columns.met,
      columns.note,
    ],
    ...contacts.map(({ texts, english, temperature, group, tags, metAtMs, note }) => [
      ...cardFields.map((field) => texts[field]),
      ...englishFields.map((field) => english[field]),
      temperature === '' ? '' : words.temperature(temperature),
      group,
      tags.join(', '),
      formatVenueTime(metAtMs, 'yyyy-MM-dd HH:mm'),
      note,
    ]),
  ];
  return csvOf(rows);
}
