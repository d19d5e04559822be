import { changedFields } from '#domain/record/mergeEdits.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { leadFields } from './leadRecord.ts';
import { mergeLead } from './mergeLead.ts';
import { isSameAuthor, type LeadAuthor, leadRowId, type LeadRow } from './lead.ts';

export interface LeadUpdate {
  /** As it waits. */
  readonly row: LeadRow;
  /** The same with what its contact has stored from another phone. */
  readonly merged: LeadRow;
  /** What of it is not stored. */
  readonly fields: ServerRow;
}

/** What is to be done so that the server has what this phone has noted. */
export interface LeadPlan {
  readonly insert: readonly LeadRow[];
  readonly update: readonly LeadUpdate[];
  /** The server has it, or something later. */
  readonly settled: readonly LeadRow[];
  /** Rows of removed leads, and second rows of one lead by one contact. */
  readonly deleteRows: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

/**
 * Compares what waits with what the server has of the same visitors. What an earlier attempt has stored without an answer is found
 * here and not sent again.
 */
export function planLeads(
  waiting: readonly LeadRow[],
  removed: readonly LeadRow[],
  stored: readonly LeadRow[],
): LeadPlan {
  const plan: Writable<LeadPlan> = { insert: [], update: [], settled: [], deleteRows: [] };
  const byKey = new Map<string, LeadRow[]>();
  for (const row of stored) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const storedOf = ({ key, author }: LeadRow) =>
    (byKey.get(key) ?? [])
      .filter((row) => isSameAuthor(row.author, author))
      .sort((one, other) => other.changedAtMs - one.changedAtMs || (one.recordId < other.recordId ? -1 : 1));
  for (const row of waiting) {
    const [known, ...second] = storedOf(row);
    plan.deleteRows.push(...second.map(({ recordId }) => recordId));
    if (known === undefined) {
      plan.insert.push(row);
      continue;
    }
    const merged = mergeLead(
      row,
      second.reduce((all, one) => mergeLead(one, all), known),
    );
    const fields = changedFields(leadFields(known), leadFields(merged));
    if (Object.keys(fields).every((name) => name === 'ChangedAtMesc')) plan.settled.push(row);
    else plan.update.push({ row, merged, fields });
  }
  for (const row of removed) plan.deleteRows.push(...storedOf(row).map(({ recordId }) => recordId));
  return plan;
}

/** Each row once, the later one of two; and what a broken connection has delivered a second time of this contact's. */
export function withoutSecondRows(
  stored: readonly LeadRow[],
  author: LeadAuthor,
): { readonly rows: readonly LeadRow[]; readonly second: readonly string[] } {
  const byId = new Map<string, LeadRow>();
  const second: string[] = [];
  for (const row of stored) {
    const id = leadRowId(row);
    const known = byId.get(id);
    const isLater = known === undefined || row.changedAtMs > known.changedAtMs;
    const [kept, other] = isLater ? [row, known] : [known, row];
    if (isLater) byId.set(id, row);
    // A row that was inserted between two pages shifts the others: the same one is on both.
    if (other === undefined || other.recordId === kept.recordId) continue;
    // A note that stands there alone is taken over by the contact's next change.
    const isLeftOver = isSameAuthor(other.author, author) && kept.note.includes(other.note);
    if (isLeftOver) second.push(other.recordId);
    else byId.set(id, mergeLead(other, kept));
  }
  return { rows: Array.from(byId.values()), second };
}
