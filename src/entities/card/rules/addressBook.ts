import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { cardTextFields, readCardTexts } from './cardFieldNames.ts';
import { asContact, type CardContact, changedAtOf, readTags } from './contact.ts';

/** `removed` by its owner, `withdrawn` by the person on it: then nothing of the card is there. */
export type CopyState = 'there' | 'removed' | 'withdrawn';

/** A row of the visitor's address book on the server. */
export interface AddressBookRow {
  readonly RecordId: string;
  /** The contact's id on every phone. */
  readonly key: string;
  readonly contactVisitorId: string;
  readonly state: CopyState;
  readonly changedAtMs: number;
  /** Undefined where it is not there, or cannot be read. */
  readonly contact: CardContact | undefined;
}

const states: readonly CopyState[] = ['there', 'removed', 'withdrawn'];

/** Undefined for what is no row of an address book. */
export function readAddressBookRow(row: unknown): AddressBookRow | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const key = readLine(row['ContactKey'], 64);
  const state = states[Number(readLine(row['State'])) - 1];
  if (key === '' || state === undefined) return undefined;
  const contactVisitorId = readReference(row['ContactVisitorId']);
  const changedAtMs = Number(row['ChangedAtMesc']) || 0;
  const contact = asContact({
    id: key,
    visitorId: contactVisitorId,
    ...readCardTexts(row),
    source: readLine(row['Source']) === '2' ? 'typed' : 'card',
    temperature: row['Temperature'],
    note: row['Note'],
    group: row['GroupName'],
    tags: readTags(readLine(row['Tags'], 500)),
    metAtMs: row['MetAtMesc'],
    addedAtMs: row['AddedAtMesc'],
    changedAtMs,
    copiedMs: changedAtMs,
  });
  const there = state === 'there' ? contact : undefined;
  return { RecordId: row['RecordId'], key, contactVisitorId, state, changedAtMs, contact: there };
}

/** What a contact is written as: its card as it was given, and the visitor's own remarks. */
export function contactFields(contact: CardContact): ServerRow {
  const { id, visitorId, source, temperature, note, group, tags } = contact;
  return {
    ...cardTextFields(contact),
    ContactKey: id,
    ContactVisitorId: visitorId,
    Source: source === 'typed' ? '2' : '1',
    Temperature: temperature,
    Note: note,
    GroupName: group,
    Tags: tags.join(','),
    State: '1',
    MetAtMesc: contact.metAtMs,
    AddedAtMesc: contact.addedAtMs,
    ChangedAtMesc: changedAtOf(contact),
  };
}

interface Gone {
  readonly id: string;
  readonly visitorId: string;
  readonly atMs: number;
}

/** What stays of a contact that is not there any more: that it is not, so that another phone removes it too. */
export function goneFields({ id, visitorId, atMs }: Gone, state: 'removed' | 'withdrawn'): ServerRow {
  return {
    ...cardTextFields(),
    ContactKey: id,
    ContactVisitorId: visitorId,
    Temperature: '',
    Note: '',
    GroupName: '',
    Tags: '',
    State: String(states.indexOf(state) + 1),
    ChangedAtMesc: atMs,
  };
}
