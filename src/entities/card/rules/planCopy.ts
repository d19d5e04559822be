import type { AddressBookRow } from './addressBook.ts';
import { type CardContact, changedAtOf, findContact } from './contact.ts';

/** A contact that was removed on this phone. */
export interface RemovedContact {
  readonly id: string;
  readonly visitorId: string;
  readonly atMs: number;
}

/** What is to be done so that phone and server have the same contacts. */
export interface CopyPlan {
  /** To be written on the phone. */
  readonly keep: readonly CardContact[];
  /** To be removed from the phone. */
  readonly forget: readonly CardContact[];
  /** Of these, the ones that the person on the card has withdrawn. */
  readonly withdrawn: readonly CardContact[];
  readonly insert: readonly CardContact[];
  readonly update: readonly { readonly recordId: string; readonly contact: CardContact }[];
  readonly remove: readonly { readonly recordId: string; readonly removed: RemovedContact }[];
  /** Removals that the server knows, or that a later change of another phone has overtaken. */
  readonly settled: readonly RemovedContact[];
  /** Second rows of one contact. */
  readonly deleteRows: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

/** One contact is one row; of two phones the later change stands. A withdrawal stands until a newer card is received. */
export function planCopy(
  contacts: readonly CardContact[],
  removed: readonly RemovedContact[],
  rows: readonly AddressBookRow[],
): CopyPlan {
  const plan: Writable<CopyPlan> = {
    keep: [],
    forget: [],
    withdrawn: [],
    insert: [],
    update: [],
    remove: [],
    settled: [],
    deleteRows: [],
  };
  const byKey = newestRows(rows, plan);
  const seen = new Set<string>();
  for (const contact of contacts) {
    const row = byKey.get(contact.id) ?? rowOfPerson(byKey, contact);
    if (row === undefined) plan.insert.push(contact);
    else if (seen.has(row.key)) plan.forget.push(contact);
    else planContact(plan, contact, row);
    if (row !== undefined) seen.add(row.key);
  }
  const isHere = (key: string) => contacts.some(({ id }) => id === key);
  for (const one of removed) planRemoved(plan, one, byKey.get(one.id), isHere(one.id));
  for (const { key, contact } of Array.from(byKey.values())) {
    const isRemoved = removed.some(({ id }) => id === key);
    if (contact !== undefined && !seen.has(key) && !isRemoved) plan.keep.push(contact);
  }
  return plan;
}

function newestRows(rows: readonly AddressBookRow[], { deleteRows }: Writable<CopyPlan>) {
  const byKey = new Map<string, AddressBookRow>();
  const sorted = rows
    .slice()
    .sort((one, other) => other.changedAtMs - one.changedAtMs || (one.RecordId < other.RecordId ? -1 : 1));
  for (const row of sorted) {
    const newest = byKey.get(row.key);
    if (newest === undefined) byKey.set(row.key, row);
    // A row that was inserted between two pages shifts the others: the same one is on both.
    else if (newest.RecordId !== row.RecordId) deleteRows.push(row.RecordId);
  }
  return byKey;
}

/** Of a person who was typed, or whose card was scanned without an id, on two phones. */
function rowOfPerson(
  byKey: ReadonlyMap<string, AddressBookRow>,
  contact: CardContact,
): AddressBookRow | undefined {
  const rows = Array.from(byKey.values());
  const byId = rows.find((row) => contact.visitorId !== '' && row.contactVisitorId === contact.visitorId);
  if (byId !== undefined) return byId;
  const known = rows.map((row) => row.contact).filter((one) => one !== undefined);
  const same = findContact(known, contact);
  return same && byKey.get(same.id);
}

function planContact(plan: Writable<CopyPlan>, here: CardContact, row: AddressBookRow): void {
  const isRenamed = here.id !== row.key;
  const changedAtMs = changedAtOf(here);
  const isGone = row.state !== 'there' || row.contact === undefined;
  // Remarks about a card that was withdrawn do not bring it back.
  const isNewer = row.state === 'withdrawn' ? here.metAtMs > row.changedAtMs : changedAtMs > row.changedAtMs;
  if (isRenamed || (!isNewer && isGone)) plan.forget.push(here);
  if (!isNewer && row.state === 'withdrawn') plan.withdrawn.push(here);
  if (isNewer) {
    const contact = { ...here, id: row.key };
    if (isRenamed) plan.keep.push(contact);
    plan.update.push({ recordId: row.RecordId, contact });
  } else if (row.contact !== undefined && (changedAtMs !== row.changedAtMs || here.copiedMs !== changedAtMs))
    plan.keep.push(row.contact);
}

function planRemoved(
  plan: Writable<CopyPlan>,
  removed: RemovedContact,
  row: AddressBookRow | undefined,
  isHere: boolean,
): void {
  const isOpen = row?.contact !== undefined && row.changedAtMs <= removed.atMs && !isHere;
  if (isOpen) plan.remove.push({ recordId: row.RecordId, removed });
  else {
    plan.settled.push(removed);
    if (row?.contact !== undefined && !isHere) plan.keep.push(row.contact);
  }
}
