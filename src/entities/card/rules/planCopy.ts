import { changedFields } from '#domain/record/mergeEdits.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { type AddressBookRow, contactFields } from './addressBook.ts';
import { type CardContact, changedAtOf, findContact, isCopied } from './contact.ts';
import { mergeContact } from './mergeContact.ts';

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
  /** `fields` are what the row lacks of the contact. */
  readonly update: readonly {
    readonly recordId: string;
    readonly contact: CardContact;
    readonly fields: ServerRow;
  }[];
  readonly remove: readonly { readonly recordId: string; readonly removed: RemovedContact }[];
  /** Removals that the server knows, or that a later change of another phone has overtaken. */
  readonly settled: readonly RemovedContact[];
  /** Second rows of one contact. */
  readonly deleteRows: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : never };

/** One contact is one row; of two phones the changes of both stand, of one field the later one. A withdrawal stands until a newer card is received. */
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
  const theirs = row.contact;
  if (theirs === undefined) {
    if (isNewer) planWhole(plan, here, row);
  } else if (isCopied(here) || changedAtMs === row.changedAtMs) {
    if (isNewer) planWhole(plan, here, row);
    else if (changedAtMs !== row.changedAtMs || here.copiedMs !== changedAtMs) plan.keep.push(theirs);
  } else planMerged(plan, here, theirs, row);
}

function planWhole(plan: Writable<CopyPlan>, here: CardContact, { key, RecordId }: AddressBookRow): void {
  const contact = { ...here, id: key };
  if (here.id !== key) plan.keep.push(contact);
  plan.update.push({ recordId: RecordId, contact, fields: contactFields(contact) });
}

/** What was changed here and what another phone has changed stand both. */
function planMerged(
  plan: Writable<CopyPlan>,
  here: CardContact,
  theirs: CardContact,
  row: AddressBookRow,
): void {
  const contact = mergeContact(here, theirs);
  const fields = changedFields(contactFields(theirs), contactFields(contact));
  if (Object.keys(fields).every((name) => name === 'ChangedAtMesc')) plan.keep.push(theirs);
  else {
    plan.keep.push(contact);
    plan.update.push({ recordId: row.RecordId, contact, fields });
  }
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
