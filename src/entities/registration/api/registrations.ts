import type { Contact } from '#domain/person/contact.ts';
import { readFlag, type ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions, ReadOptions } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { contactFields, groupContactFields } from '#api/login/contactFields.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { newestFirst } from '#data/collections/rows.ts';
import { registrations } from './registrationCollections.ts';

export interface RegistrationKey {
  readonly exhibitionId: string;
  readonly contact: Contact;
}

/** The registrations of a person at an exhibition, newest first. */
export async function findRegistrations(
  client: ApiClient,
  key: RegistrationKey,
  options?: ReadOptions,
): Promise<RowLookup> {
  const lookup = await lookUp(client, registrations, partsOf(key), options);
  if (lookup.kind !== 'found') return lookup;
  return { kind: 'found', rows: newestFirst(lookup.rows, registrations, client.warn) };
}

/** The companions a leader has registered at an exhibition, newest first. */
export async function findCompanions(
  client: ApiClient,
  { exhibitionId, contact }: RegistrationKey,
  options?: ReadOptions,
): Promise<RowLookup> {
  const parts = { ExhibitionId: exhibitionId, ...groupContactFields(contact) };
  return lookUp(client, registrations, parts, options);
}

/** All people in a group, newest first. */
export async function findGroup(
  client: ApiClient,
  { exhibitionId, groupId }: { readonly exhibitionId: string; readonly groupId: string },
  options?: ReadOptions,
): Promise<RowLookup> {
  return lookUp(client, registrations, { ExhibitionId: exhibitionId, GroupId: groupId }, options);
}

/** Newest first, without those that were frozen. Seen elsewhere: that the union id stands in `Unicode`. */
export async function findRegistrationsByUnionId(
  client: ApiClient,
  { exhibitionId, unionid }: { readonly exhibitionId: string; readonly unionid: string },
  options?: ReadOptions,
): Promise<RowLookup> {
  const parts = { ExhibitionId: exhibitionId, Unicode: unionid };
  const found = await lookUp(client, registrations, parts, options);
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => !readFlag(row['HasFreeZe']));
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}

/** Every registration of a visitor, newest first, at all exhibitions or at one. */
export async function findRegistrationsByVisitor(
  client: ApiClient,
  wanted: { readonly visitorId: string; readonly exhibitionId?: string },
  options?: ReadOptions,
): Promise<RowLookup> {
  const { visitorId, exhibitionId } = wanted;
  const parts =
    exhibitionId === undefined
      ? { VisitorId: visitorId }
      : { VisitorId: visitorId, ExhibitionId: exhibitionId };
  return lookUp(client, registrations, parts, options);
}

/** Undefined when the server does not say. @throws ApiProblem */
export async function countRegistrations(
  client: ApiClient,
  key: RegistrationKey,
  options?: ReadOptions,
): Promise<number | undefined> {
  return registrations.count(client, partsOf(key), options);
}

/** Never throws for what the network or the server does. Assumed: one insert, answered with the stored row. */
export async function insertRegistration(
  client: ApiClient,
  record: ServerRow,
  options?: CallOptions,
): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/VisitorExhibitionInfo', { record }, options));
}

/** Sends a correction of one registration once; sending it again does no harm. */
export async function updateRegistration(
  client: ApiClient,
  recordId: string,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a correction without a RecordId');
  return outcomeOf(client.write('/data/update/VisitorExhibitionInfo', { recordId, setValue }, options));
}

const partsOf = ({ exhibitionId, contact }: RegistrationKey) => ({
  ExhibitionId: exhibitionId,
  ...contactFields(contact),
});
