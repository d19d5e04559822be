import type { Temperature } from '#entities/card/rules/contact.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { foldText } from '#domain/matching/foldText.ts';
import { matchTerm } from '#domain/matching/matchTerm.ts';
import { queryTerms } from '#domain/matching/queryTerms.ts';
import type { Lead } from './joinLeads.ts';

export const leadStates = ['due', 'planned', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

export interface LeadFilter {
  readonly search: string;
  readonly temperature: Temperature | '';
  readonly state: LeadState | '';
  /** The name of the contact who has noted it, '' for all. */
  readonly author: string;
  /** `YYYY-MM-DD` at the venue. */
  readonly today: string;
}

export const isDue = ({ followUp, isDone }: Pick<Lead, 'followUp' | 'isDone'>, today: string): boolean =>
  !isDone && followUp !== '' && followUp <= today;

/** Every word of the search stands in a text of the lead; Chinese also as it sounds, once the table is there. */
export function filterLeads(
  leads: readonly Lead[],
  { search, temperature, state, author, today }: LeadFilter,
  table: ChineseTable | undefined,
): readonly Lead[] {
  const terms = queryTerms(search, table);
  return leads.filter(
    (lead) =>
      (temperature === '' || lead.temperature === temperature) &&
      (state === '' || isInState(lead, state, today)) &&
      (author === '' || lead.rows.some((row) => row.author.name === author)) &&
      terms.every((term) => contains(lead, term, table)),
  );
}

function isInState(lead: Lead, state: LeadState, today: string): boolean {
  if (state === 'done') return lead.isDone;
  return state === 'due' ? isDue(lead, today) : !lead.isDone && lead.followUp > today;
}

function contains(
  { texts, english, passCode, rows }: Lead,
  term: string,
  table: ChineseTable | undefined,
): boolean {
  const { name, company, job, mobile, email } = texts;
  const notes = rows.map(({ note }) => note);
  return [name, company, job, mobile, email, english.name, english.company, passCode, ...notes].some(
    (text) => text !== '' && matchTerm(foldText(text, table).text, term, table) !== undefined,
  );
}

/** The names of those who have noted leads, in order. */
export function authorsOf(leads: readonly Lead[]): readonly string[] {
  const names = new Set<string>();
  for (const { rows } of leads) for (const { author } of rows) names.add(author.name);
  return Array.from(names)
    .filter((name) => name !== '')
    .sort();
}

/** How many leads each contact of the booth has noted, by name; '' for those without one. The most first; one of two contacts counts for both. */
export function leadsByAuthor(
  leads: readonly Lead[],
): readonly { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { rows } of leads)
    for (const name of Array.from(new Set(rows.map(({ author }) => author.name))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
  );
}
