import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { foldText } from '#domain/matching/foldText.ts';
import { matchTerm } from '#domain/matching/matchTerm.ts';
import { queryTerms } from '#domain/matching/queryTerms.ts';
import type { CardContact, Temperature } from './contact.ts';

export interface ContactFilter {
  readonly search: string;
  readonly temperature: Temperature | '';
  /** '' for all. */
  readonly group: string;
}

/** Every word of the search stands in a text of the contact; Chinese also as it sounds, once the table is there. */
export function filterContacts(
  contacts: readonly CardContact[],
  { search, temperature, group }: ContactFilter,
  table: ChineseTable | undefined,
): readonly CardContact[] {
  const terms = queryTerms(search, table);
  return contacts.filter(
    (contact) =>
      (temperature === '' || contact.temperature === temperature) &&
      (group === '' || contact.group === group) &&
      terms.every((term) => contains(contact, term, table)),
  );
}

function contains(contact: CardContact, term: string, table: ChineseTable | undefined): boolean {
  const { texts, english, note, group, tags } = contact;
  const { name, company, job, mobile, email } = texts;
  return [name, company, job, mobile, email, english.name, english.company, note, group, ...tags].some(
    (text) => text !== '' && matchTerm(foldText(text, table).text, term, table) !== undefined,
  );
}

export const groupsOf = (contacts: readonly CardContact[]): readonly string[] =>
  Array.from(new Set(contacts.map(({ group }) => group)))
    .filter((group) => group !== '')
    .sort();
