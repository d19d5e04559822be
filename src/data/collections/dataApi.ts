import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';
import { accepted } from '../client/accepted.ts';
import type { ApiClient, ApiPath, CallOptions, ReadOptions } from '../client/apiClient.ts';
import { type Envelope, isSuccess } from '../client/envelope.ts';
import { Refused } from '../client/problems.ts';
import type { Condition } from './condition.ts';
import type { AnyDefinition } from './definition.ts';
import { readRows, type Rows } from './rows.ts';
import { type Search, searchPart } from './search.ts';

export interface Query {
  readonly condition: Condition;
  readonly search?: Search | undefined;
  readonly options?: {
    /** From 1. */
    readonly pageIndex?: number;
    readonly pageSize?: number;
    readonly sort?: Readonly<Record<string, 1 | -1>>;
  };
  /** `RefField.Collection.___all`: the server then writes the referenced row in place of the id. */
  readonly properties?: readonly string[];
  /** Rows of another collection that point to a row, hung under it. */
  readonly childObjects?: readonly ChildObject[];
}

export interface ChildObject {
  readonly fieldName: string;
  readonly reference: { readonly object: string; readonly field: string };
}

/** Where a call goes; the definition's own verb and tenant where they are not given. */
export interface Via {
  readonly via?: 'queryList' | AnyDefinition['via'];
}

/** @throws ApiProblem after all retries; another resCode is no error here but `outcome: 'unclear'` */
export async function queryList(
  client: ApiClient,
  collection: AnyDefinition,
  { condition, search, ...rest }: Query,
  options: ReadOptions & Via = {},
): Promise<Rows> {
  const verb = options.via ?? collection.via ?? 'queryList';
  const params = { condition: search ? { ...condition, ...searchPart(search) } : condition, ...rest };
  const path: ApiPath = `/data/${verb}/${collection.name}`;
  const envelope = await client.read(path, params, onTenant(client, collection, options));
  return readRows(verb === 'get' ? asList(envelope) : envelope, collection, condition, client.warn, search);
}

/** It is not known whether `get` answers with one row or a list of them. */
function asList(envelope: Envelope): Envelope {
  return isServerRow(envelope.result) ? { ...envelope, result: [envelope.result] } : envelope;
}

function onTenant<O extends ReadOptions>(client: ApiClient, collection: AnyDefinition, options: O): O {
  return collection.tenant === 'system' ? { ...options, tenantId: client.systemTenant } : options;
}

/** Undefined when the answer holds no number. @throws ApiProblem */
export async function queryCount(
  client: ApiClient,
  collection: AnyDefinition,
  { condition, search }: Pick<Query, 'condition' | 'search'>,
  options: ReadOptions = {},
): Promise<number | undefined> {
  const params = { condition: search ? { ...condition, ...searchPart(search) } : condition };
  const path: ApiPath = `/data/queryCount/${collection.name}`;
  const { resCode, result } = await client.read(path, params, onTenant(client, collection, options));
  if (!isSuccess(resCode)) return undefined;
  const count = typeof result === 'string' && result !== '' ? Number(result) : result;
  return typeof count === 'number' && count >= 0 ? count : undefined;
}

/** One attempt. @throws ApiProblem; Refused when the server says no; after another problem look up whether it was stored */
export async function insert(
  client: ApiClient,
  { name }: AnyDefinition,
  record: ServerRow,
  options?: CallOptions,
): Promise<ServerRow | undefined> {
  const envelope = await client.write(`/data/insert/${name}`, { record }, options);
  return storedRow(accepted(envelope, `insert/${name}`));
}

/** One attempt, safe to repeat by the caller. @throws ApiProblem; Refused when the server says no */
export async function update(
  client: ApiClient,
  { name }: AnyDefinition,
  recordId: string,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<void> {
  if (!recordId) throw new Error(`update/${name} without a RecordId`);
  const envelope = await client.write(`/data/update/${name}`, { recordId, setValue }, options);
  accepted(envelope, `update/${name}`);
}

/** A row that is gone already counts as done. @throws ApiProblem; Refused when the server says no */
export async function remove(
  client: ApiClient,
  { name }: AnyDefinition,
  recordId: string,
  options?: CallOptions,
): Promise<void> {
  if (!recordId) throw new Error(`delete/${name} without a RecordId`);
  try {
    const envelope = await client.write(`/data/delete/${name}`, { recordId }, options);
    accepted(envelope, `delete/${name}`);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.httpStatus !== 404 || !problem.envelope) throw problem;
  }
}

/** The row an insert answers with; some servers of this family wrap it in a list. */
function storedRow(envelope: Envelope): ServerRow | undefined {
  const single: unknown = Array.isArray(envelope.result) ? envelope.result[0] : envelope.result;
  return isServerRow(single) ? single : undefined;
}
