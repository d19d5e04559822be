import { isSameAuthor, type LeadAuthor, leadRowId, type LeadRow } from './lead.ts';

/** What is to be done so that the server has what this phone has noted. */
export interface LeadPlan {
  readonly insert: readonly LeadRow[];
  readonly update: readonly { readonly recordId: string; readonly row: LeadRow }[];
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
    if (known === undefined) plan.insert.push(row);
    else if (known.changedAtMs >= row.changedAtMs) plan.settled.push(row);
    else plan.update.push({ recordId: known.recordId, row });
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
    if (isSameAuthor(other.author, author)) second.push(other.recordId);
  }
  return { rows: Array.from(byId.values()), second };
}
