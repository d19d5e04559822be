import { readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { type CardField, cardFields, type EnglishField, englishFields } from './businessCard.ts';

const fieldNames: Readonly<Record<CardField, string>> = {
  name: 'Name',
  company: 'CompanyName',
  job: 'Job',
  mobile: 'Mob',
  email: 'Email',
  address: 'Address',
  website: 'Website',
};
const englishNames: Readonly<Record<EnglishField, string>> = {
  name: 'NameEn',
  company: 'CompanyNameEn',
  job: 'JobEn',
};

interface CardTexts {
  readonly texts: Readonly<Record<CardField, string>>;
  readonly english: Readonly<Record<EnglishField, string>>;
}

/** The texts of a card as a row of `AddressBook` has them; '' for what it has not. */
export function readCardTexts(row: ServerRow): Record<keyof CardTexts, Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const field of cardFields) texts[field] = readLine(row[fieldNames[field]]);
  const english: Record<string, string> = {};
  for (const field of englishFields) english[field] = readLine(row[englishNames[field]]);
  return { texts, english };
}

/** The same texts as they are written; without a card all are emptied. */
export function cardTextFields(card?: CardTexts): ServerRow {
  const fields: Record<string, unknown> = {};
  for (const field of cardFields) fields[fieldNames[field]] = card?.texts[field] ?? '';
  for (const field of englishFields) fields[englishNames[field]] = card?.english[field] ?? '';
  return fields;
}
