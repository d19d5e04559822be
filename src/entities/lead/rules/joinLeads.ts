import type { FairMs } from '#domain/time/clocks.ts';
import {
  type CardTexts,
  cardFields,
  englishFields,
  type EnglishTexts,
} from '#entities/card/rules/businessCard.ts';
import { mergeLead } from './mergeLead.ts';
import {
  isSameAuthor,
  isWordsKey,
  keyOfScanned,
  type LeadAuthor,
  leadKeyOf,
  leadRowId,
  type LeadRow,
  type LeadStanding,
  noStanding,
  type ScannedPerson,
} from './lead.ts';

/** One visitor, with what every contact of the booth has noted. */
export interface Lead extends LeadStanding {
  readonly id: string;
  readonly visitorId: string;
  readonly passCode: string;
  readonly texts: CardTexts;
  readonly english: EnglishTexts;
  /** Changed last first. */
  readonly rows: readonly LeadRow[];
  /** Epoch milliseconds, of any contact. */
  readonly metAtMs: number;
  /** When the booth met the visitor first. */
  readonly addedAtMs: number;
  /** Undefined while no contact of the booth has written to the visitor. */
  readonly firstMessage: FirstMessage | undefined;
  /** Whether something of it is on this phone only. */
  readonly isWaiting: boolean;
}

export interface FirstMessage {
  /** Epoch milliseconds. */
  readonly atMs: number;
  readonly by: LeadAuthor;
}

/** What this phone has changed, on top of what the server had of it. */
export function currentRows(
  stored: readonly LeadRow[],
  waiting: readonly LeadRow[],
  removed: readonly LeadRow[],
): readonly LeadRow[] {
  const rows = new Map(stored.map((row) => [leadRowId(row), row]));
  for (const row of removed) rows.delete(leadRowId(row));
  for (const row of waiting) {
    const known = rows.get(leadRowId(row));
    rows.set(leadRowId(row), known === undefined ? row : mergeLead(row, known));
  }
  return Array.from(rows.values());
}

/** One visitor is one lead, also where one contact has scanned the card and another the pass. Who was met last stands first. */
export function joinLeads(rows: readonly LeadRow[], waiting: readonly LeadRow[]): readonly Lead[] {
  const isWaiting = new Set(waiting.map(leadRowId));
  const groups = new Map<string, LeadRow[]>();
  for (const row of rows) {
    if (isWordsKey(row.key)) continue;
    const id = row.visitorId === '' ? row.key : leadKeyOf(row.visitorId);
    const known = groups.get(id);
    if (known === undefined) groups.set(id, [row]);
    else known.push(row);
  }
  return Array.from(groups, ([id, own]) => leadOf(id, own, isWaiting)).sort(
    (one, other) => other.metAtMs - one.metAtMs || (one.id < other.id ? -1 : 1),
  );
}

function leadOf(id: string, own: LeadRow[], isWaiting: ReadonlySet<string>): Lead {
  const rows = own.sort(
    (one, other) => other.changedAtMs - one.changedAtMs || (leadRowId(one) < leadRowId(other) ? -1 : 1),
  );
  // What was given last stands, and what it does not say is kept.
  const byMeeting = rows.slice().sort((one, other) => other.metAtMs - one.metAtMs);
  const decided = rows.reduce((last, row) => (row.decidedAtMs > last.decidedAtMs ? row : last));
  const texts: Partial<Record<keyof CardTexts, string>> = {};
  for (const field of cardFields)
    texts[field] = byMeeting.find((row) => row.texts[field] !== '')?.texts[field] ?? '';
  const english: Partial<Record<keyof EnglishTexts, string>> = {};
  for (const field of englishFields)
    english[field] = byMeeting.find((row) => row.english[field] !== '')?.english[field] ?? '';
  const standing = decided.decidedAtMs === 0 ? noStanding : decided;
  const added = rows.map(({ addedAtMs }) => addedAtMs).filter((atMs) => atMs > 0);
  return {
    id,
    visitorId: rows.find(({ visitorId }) => visitorId !== '')?.visitorId ?? '',
    passCode: rows.find(({ passCode }) => passCode !== '')?.passCode ?? '',
    texts: texts as CardTexts,
    english: english as EnglishTexts,
    ...standingOf(standing),
    rows,
    metAtMs: byMeeting[0]?.metAtMs ?? 0,
    addedAtMs: added.length === 0 ? 0 : Math.min(...added),
    firstMessage: firstMessageIn(rows),
    isWaiting: rows.some((row) => isWaiting.has(leadRowId(row))),
  };
}

const standingOf = ({
  temperature,
  followUp,
  isDone,
  ownerId,
  ownerName,
  nextStep,
}: LeadStanding): LeadStanding => ({ temperature, followUp, isDone, ownerId, ownerName, nextStep });

/** The earliest: what a colleague has written later is not the first. */
export function firstMessageIn(rows: readonly LeadRow[]): FirstMessage | undefined {
  const [first] = rows
    .filter(({ firstMessageAtMs }) => firstMessageAtMs > 0)
    .sort((one, other) => one.firstMessageAtMs - other.firstMessageAtMs);
  return first && { atMs: first.firstMessageAtMs, by: first.author };
}

/** What this contact has noted about the visitor. */
export const ownRow = ({ rows }: Lead, author: LeadAuthor): LeadRow | undefined =>
  rows.find((row) => isSameAuthor(row.author, author));

/** The row with which a contact changes a lead: theirs, or a new one with what the visitor has given to the booth. */
export function rowToChange(lead: Lead, author: LeadAuthor): LeadRow {
  const { visitorId, passCode, texts, english } = lead;
  const own = ownRow(lead, author);
  const [any] = lead.rows;
  return {
    ...(own ?? {
      recordId: '',
      key: visitorId === '' ? (any?.key ?? lead.id) : leadKeyOf(visitorId),
      note: '',
      author,
      metAtMs: any?.metAtMs ?? 0,
      addedAtMs: any?.addedAtMs ?? 0,
      decidedAtMs: 0,
      changedAtMs: 0,
      firstMessageAtMs: 0,
    }),
    visitorId,
    passCode,
    texts,
    english,
    ...standingOf(lead),
  };
}

export const findLead = (leads: readonly Lead[], id: string): Lead | undefined =>
  leads.find((lead) => lead.id === id) ?? leads.find(({ rows }) => rows.some(({ key }) => key === id));

/** The lead of the visitor who was scanned. */
export function leadOfScanned(leads: readonly Lead[], scanned: ScannedPerson): Lead | undefined {
  const byKey = findLead(leads, keyOfScanned(scanned));
  if (byKey !== undefined || scanned.kind === 'card') return byKey;
  return leads.find(({ passCode }) => passCode.toUpperCase() === scanned.code.toUpperCase());
}

/** The row with which a contact notes a visitor again: what the card says now, and what it does not say is kept. */
export function rowAfterScan(lead: Lead, scanned: ScannedPerson, author: LeadAuthor, nowMs: FairMs): LeadRow {
  const row = rowToChange(lead, author);
  const met = { metAtMs: nowMs, addedAtMs: row.addedAtMs || nowMs, changedAtMs: nowMs };
  if (scanned.kind === 'pass') return { ...row, ...met, passCode: row.passCode || scanned.code };
  const { card } = scanned;
  const texts = { ...row.texts };
  for (const field of cardFields) texts[field] = card.texts[field] || texts[field];
  const english = { ...row.english };
  for (const field of englishFields) english[field] = card.english[field] || english[field];
  return { ...row, ...met, texts, english, visitorId: card.visitorId || row.visitorId };
}
