import { isDue } from './filterLeads.ts';
import type { Lead } from './joinLeads.ts';

/** In the order in which they are to be settled. */
export const leadGaps = ['owner', 'firstMessage', 'nextStep', 'date', 'due'] as const;
export type LeadGap = (typeof leadGaps)[number];

/** A person of the booth, by any name under which leads may name them. */
export interface BoothPerson {
  readonly id: string;
  readonly names: readonly string[];
}

export interface OpenLead {
  readonly lead: Lead;
  readonly gaps: readonly LeadGap[];
}

export interface OpenLeadGroup {
  /** '' where the leads have no owner, or one who is no longer at the booth. */
  readonly ownerName: string;
  readonly leads: readonly OpenLead[];
}

export interface OpenLeads {
  /** Those without an owner first, then by owner. */
  readonly groups: readonly OpenLeadGroup[];
  readonly count: number;
  /** The lead that is to be settled first. */
  readonly first: OpenLead | undefined;
  /** How many leads there are, and how many of them have an owner and a date, or are done. */
  readonly total: number;
  readonly settled: number;
}

/** Whether a person of the booth has the lead. Where the people are not known, who is named counts. */
export function hasOwner(
  { ownerId, ownerName }: Pick<Lead, 'ownerId' | 'ownerName'>,
  people: readonly BoothPerson[] | undefined,
): boolean {
  if (ownerId === '') return false;
  // A phone that knows no contact of its user names them by the user's id.
  return people === undefined || people.some(({ id, names }) => id === ownerId || names.includes(ownerName));
}

/** What a lead still needs; nothing once it is done. */
export function gapsOf(
  lead: Lead,
  people: readonly BoothPerson[] | undefined,
  today: string,
): readonly LeadGap[] {
  if (lead.isDone) return [];
  const isMissing: Readonly<Record<LeadGap, boolean>> = {
    owner: !hasOwner(lead, people),
    firstMessage: lead.firstMessage === undefined,
    nextStep: lead.nextStep === '',
    date: lead.followUp === '',
    due: isDue(lead, today),
  };
  return leadGaps.filter((gap) => isMissing[gap]);
}

const warmth: Readonly<Record<string, number>> = { hot: 0, warm: 1, '': 2, cold: 3 };

/** Who has no owner comes first, then the more promising, then who was met earlier. */
function compare(one: OpenLead, other: OpenLead): number {
  const rank = ({ gaps }: OpenLead) => (gaps.includes('owner') ? 0 : 1);
  const heat = ({ lead }: OpenLead) => warmth[lead.temperature] ?? 2;
  return rank(one) - rank(other) || heat(one) - heat(other) || one.lead.metAtMs - other.lead.metAtMs;
}

/** What is left to settle at closing time. */
export function openLeads(
  leads: readonly Lead[],
  people: readonly BoothPerson[] | undefined,
  today: string,
): OpenLeads {
  const open = leads
    .map((lead) => ({ lead, gaps: gapsOf(lead, people, today) }))
    .filter(({ gaps }) => gaps.length > 0)
    .sort(compare);
  const groups = new Map<string, OpenLead[]>();
  for (const one of open) {
    const owner = one.gaps.includes('owner') ? '' : one.lead.ownerName;
    const known = groups.get(owner);
    if (known === undefined) groups.set(owner, [one]);
    else known.push(one);
  }
  const isSettled = (lead: Lead) => lead.isDone || (hasOwner(lead, people) && lead.followUp !== '');
  return {
    groups: Array.from(groups, ([ownerName, own]) => ({ ownerName, leads: own })).sort((one, other) =>
      one.ownerName < other.ownerName ? -1 : 1,
    ),
    count: open.length,
    first: open[0],
    total: leads.length,
    settled: leads.filter(isSettled).length,
  };
}
