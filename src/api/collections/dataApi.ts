import { isServerRow, type ServerRow } from '../../domain/serverRow.ts';
import { accepted } from '../client/accepted.ts';
import type { ApiClient, ApiPath, CallOptions, ReadOptions } from '../client/client.ts';
import type { CollectionName } from './collections.ts';
import type { Condition } from './condition.ts';
import { type Envelope, isSuccess } from '../client/envelope.ts';
import { Refused } from '../client/problems.ts';
import { readRows, type Rows } from './rows.ts';

export interface Query<C extends CollectionName> {
  readonly condition: Condition<C>;
  readonly options?: {
    /** From 1. */
    readonly pageIndex?: number;
    readonly pageSize?: number;
    readonly sort?: Readonly<Record<string, 1 | -1>>;
  };
  /** `RefField.Collection.___all`: the server then writes the referenced row in place of the id. */
  readonly properties?: readonly string[];
}

/**
 * The rows that match.
 * @throws ApiProblem after all retries; another resCode is no error here but `outcome: 'unclear'`
 */
export async function queryList<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  query: Query<C>,
  options?: ReadOptions,
): Promise<Rows> {
  const envelope = await client.read(`/data/queryList/${collection}`, query, options);
  return readRows(envelope, collection, query.condition, client.warn);
}

/**
 * How many rows match; undefined when the answer holds no number.
 * @throws ApiProblem
 */
export async function queryCount<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  condition: Condition<C>,
  options?: ReadOptions,
): Promise<number | undefined> {
  const { resCode, result } = await client.read(`/data/queryCount/${collection}`, { condition }, options);
  if (!isSuccess(resCode)) return undefined;
  const count = typeof result === 'string' && result !== '' ? Number(result) : result;
  return typeof count === 'number' && count >= 0 ? count : undefined;
}

/**
 * A server function by its name. Not repeated, as some of them change something.
 * @throws ApiProblem
 */
export function custom(
  client: ApiClient,
  name: string,
  params: object,
  options?: CallOptions,
): Promise<Envelope> {
  const path: ApiPath = `/data/custom/${encodeURIComponent(name)}`;
  return client.write(path, params, options);
}

/**
 * Stores a new row; one attempt.
 * @throws ApiProblem; Refused when the server says no. Whether it was stored after another problem must be looked up.
 */
export async function insert(
  client: ApiClient,
  collection: CollectionName,
  record: ServerRow,
  options?: CallOptions,
): Promise<ServerRow | undefined> {
  const envelope = await client.write(`/data/insert/${collection}`, { record }, options);
  return storedRow(accepted(envelope, `insert/${collection}`));
}

/**
 * Changes one row by its id; one attempt, safe to repeat by the caller.
 * @throws ApiProblem; Refused when the server says no
 */
export async function update(
  client: ApiClient,
  collection: CollectionName,
  recordId: string,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<void> {
  if (!recordId) throw new Error(`update/${collection} without a RecordId`);
  const envelope = await client.write(`/data/update/${collection}`, { recordId, setValue }, options);
  accepted(envelope, `update/${collection}`);
}

/**
 * Deletes one row by its id; a row that is gone already counts as done.
 * @throws ApiProblem; Refused when the server says no
 */
export async function remove(
  client: ApiClient,
  collection: CollectionName,
  recordId: string,
  options?: CallOptions,
): Promise<void> {
  if (!recordId) throw new Error(`delete/${collection} without a RecordId`);
  try {
    const envelope = await client.write(`/data/delete/${collection}`, { recordId }, options);
    accepted(envelope, `delete/${collection}`);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.httpStatus !== 404 || !problem.envelope) throw problem;
  }
}

/** The row an insert answers with; some servers of this family wrap it in a list. */
function storedRow(envelope: Envelope): ServerRow | undefined {
  const single: unknown = Array.isArray(envelope.result) ? envelope.result[0] : envelope.result;
  return isServerRow(single) ? single : undefined;
}
