import type { Contact } from '../../domain/contact.ts';
import { readFlag, type ServerRow } from '../../domain/serverRow.ts';
import type { SendOutcome } from '../../domain/submission/classify.ts';
import type { ApiClient, CallOptions, ReadOptions } from '../client/client.ts';
import type { CollectionName } from '../collections/collections.ts';
import { conditionOf, type Condition } from '../collections/condition.ts';
import { contactFields, groupContactFields } from '../login/contactFields.ts';
import { queryCount, queryList } from '../collections/dataApi.ts';
import type { Envelope } from '../client/envelope.ts';
import { ApiProblem, type ApiProblemKind } from '../client/problems.ts';
import { newestFirst } from '../collections/rows.ts';

/** 'absent' only when the server says so: who treats 'unknown' as absent registers people twice. */
export type RegistrationLookup =
  | { readonly kind: 'found'; readonly rows: readonly ServerRow[] }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly cause: ApiProblemKind };

/** What came of one send, for `classifySend`; `cause` is set when it was no plain answer. */
export interface SentOnce extends SendOutcome {
  readonly cause?: ApiProblemKind;
}

export interface RegistrationKey {
  readonly exhibitionId: string;
  readonly contact: Contact;
}

/**
 * The registrations of a person at an exhibition, newest first.
 */
export async function findRegistrations(
  client: ApiClient,
  key: RegistrationKey,
  options?: ReadOptions,
): Promise<RegistrationLookup> {
  const lookup = await lookUp(client, 'VisitorExhibitionInfo', keyCondition(key), options);
  if (lookup.kind !== 'found') return lookup;
  return { kind: 'found', rows: newestFirst(lookup.rows, 'VisitorExhibitionInfo', client.warn) };
}

/** Everybody whom a person has registered along at an exhibition, newest first. */
export async function findCompanions(
  client: ApiClient,
  { exhibitionId, contact }: RegistrationKey,
  options?: ReadOptions,
): Promise<RegistrationLookup> {
  const parts = { ExhibitionId: exhibitionId, ...groupContactFields(contact) };
  return lookUp(client, 'VisitorExhibitionInfo', conditionOf('VisitorExhibitionInfo', parts), options);
}

/** Everybody in a group, whoever registered them, newest first. */
export async function findGroup(
  client: ApiClient,
  { exhibitionId, groupId }: { readonly exhibitionId: string; readonly groupId: string },
  options?: ReadOptions,
): Promise<RegistrationLookup> {
  const condition = conditionOf('VisitorExhibitionInfo', { ExhibitionId: exhibitionId, GroupId: groupId });
  return lookUp(client, 'VisitorExhibitionInfo', condition, options);
}

/**
 * The registrations at an exhibition that carry a WeChat union id, newest first, without those that were frozen.
 * Seen elsewhere: that the union id stands in `Unicode`.
 */
export async function findRegistrationsByUnionId(
  client: ApiClient,
  { exhibitionId, unionid }: { readonly exhibitionId: string; readonly unionid: string },
  options?: ReadOptions,
): Promise<RegistrationLookup> {
  const condition = conditionOf('VisitorExhibitionInfo', { ExhibitionId: exhibitionId, Unicode: unionid });
  const found = await lookUp(client, 'VisitorExhibitionInfo', condition, options);
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => !readFlag(row['HasFreeZe']));
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}

/** Every registration of a visitor, newest first, at all exhibitions or at one. */
export async function findRegistrationsByVisitor(
  client: ApiClient,
  wanted: { readonly visitorId: string; readonly exhibitionId?: string },
  options?: ReadOptions,
): Promise<RegistrationLookup> {
  const { visitorId, exhibitionId } = wanted;
  const parts =
    exhibitionId === undefined
      ? { VisitorId: visitorId }
      : { VisitorId: visitorId, ExhibitionId: exhibitionId };
  const condition = conditionOf('VisitorExhibitionInfo', parts);
  return lookUp(client, 'VisitorExhibitionInfo', condition, options);
}

/**
 * How many registrations a person has at an exhibition; undefined when the server does not say.
 * @throws ApiProblem
 */
export async function countRegistrations(
  client: ApiClient,
  key: RegistrationKey,
  options?: ReadOptions,
): Promise<number | undefined> {
  return queryCount(client, 'VisitorExhibitionInfo', keyCondition(key), options);
}

/**
 * Sends a new registration once; never throws for what the network or the server does.
 * Assumed: that a registration is one insert of this collection, answered with the stored row.
 */
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

function keyCondition({ exhibitionId, contact }: RegistrationKey): Condition<'VisitorExhibitionInfo'> {
  return conditionOf('VisitorExhibitionInfo', { ExhibitionId: exhibitionId, ...contactFields(contact) });
}

/** Rows that were stored, newest first, and whether there is any telling; never throws for what the network does. */
export async function lookUp<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  condition: Condition<C>,
  options: ReadOptions | undefined,
): Promise<RegistrationLookup> {
  try {
    const query = { condition, options: { sort: { CreatedAtMesc: -1 } } } as const;
    const { rows, outcome } = await queryList(client, collection, query, options);
    if (outcome === 'rows') return { kind: 'found', rows };
    return outcome === 'none' ? { kind: 'absent' } : { kind: 'unknown', cause: 'unreadable' };
  } catch (problem) {
    if (problem instanceof ApiProblem) return { kind: 'unknown', cause: problem.kind };
    throw problem;
  }
}

/** What one send came to; throws only for a fault of our own. */
export async function outcomeOf(sent: Promise<Envelope>): Promise<SentOnce> {
  try {
    return { status: 200, envelope: await sent };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { httpStatus: status, envelope, kind: cause } = problem;
    return envelope ? { status, envelope, cause } : { status, cause };
  }
}
