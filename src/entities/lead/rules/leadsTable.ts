import {
  type CardField,
  cardFields,
  type EnglishField,
  englishFields,
} from '#entities/card/rules/businessCard.ts';
import type { Temperature } from '#entities/card/rules/contact.ts';
import { dayCell, type Table, type TableCell } from '#domain/table/table.ts';
import { minutesToFirstMessage } from './firstMessageFigure.ts';
import type { Lead } from './joinLeads.ts';

/** The headings of the columns, and what a cell says. */
export interface LeadTableWords {
  readonly field: (field: CardField) => string;
  readonly english: (field: EnglishField) => string;
  readonly temperature: (temperature: Temperature) => string;
  readonly columns: Readonly<
    Record<
      | 'owner'
      | 'nextStep'
      | 'firstMessage'
      | 'passCode'
      | 'temperature'
      | 'followUp'
      | 'done'
      | 'met'
      | 'notedBy'
      | 'note',
      string
    >
  >;
  readonly nextStep: (nextStep: string) => string;
  readonly yes: string;
}

/** One line for each lead. The notes of several contacts stand below each other in one cell, each with who wrote it. */
export function leadsTable(leads: readonly Lead[], words: LeadTableWords): Table {
  const { columns } = words;
  return {
    headings: [
      ...cardFields.map(words.field),
      ...englishFields.map(words.english),
      columns.owner,
      columns.nextStep,
      columns.firstMessage,
      columns.passCode,
      columns.temperature,
      columns.followUp,
      columns.done,
      columns.met,
      columns.notedBy,
      columns.note,
    ],
    rows: leads.map((lead) => lineOf(lead, words)),
  };
}

function lineOf(lead: Lead, words: LeadTableWords): readonly TableCell[] {
  const { texts, english, passCode, temperature, followUp, isDone, metAtMs, rows, ownerName, nextStep } =
    lead;
  const authors = Array.from(new Set(rows.map(({ author }) => author.name))).filter((name) => name !== '');
  const notes = rows.filter(({ note }) => note !== '');
  const noteText = ({ note, author }: (typeof rows)[number]) =>
    notes.length > 1 && author.name !== '' ? `${author.name}: ${note}` : note;
  return [
    ...cardFields.map((field) => texts[field]),
    ...englishFields.map((field) => english[field]),
    ownerName,
    nextStep === '' ? '' : words.nextStep(nextStep),
    minutesToFirstMessage(lead) ?? '',
    passCode,
    temperature === '' ? '' : words.temperature(temperature),
    dayCell(followUp),
    isDone ? words.yes : '',
    { atMs: metAtMs },
    authors.join(', '),
    notes.map(noteText).join('\n'),
  ];
}
