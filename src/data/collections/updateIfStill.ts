import { accepted } from '../client/accepted.ts';
import type { ApiClient, CallOptions } from '../client/apiClient.ts';
import { foundNothing } from '../client/envelope.ts';
import { conditionOf } from './condition.ts';
import type { AnyDefinition } from './definition.ts';

export interface NumberChange {
  readonly recordId: string;
  readonly field: string;
  readonly was: number;
  readonly to: number;
}

/**
 * Changes one number of one row where it is still what it was, so that of two phones that change it at the same time one learns
 * that it has to look again. Whatever else `updateByCondition` could do is not offered: one wrong part of a condition changes
 * everybody's rows under the shared credential, so the row is always named by its id.
 * @returns false where the row is not there, or holds another number by now
 * @throws ApiProblem; Refused when the server says no; Error without a RecordId
 */
export async function updateIfStill(
  client: ApiClient,
  collection: AnyDefinition,
  { recordId, field, was, to }: NumberChange,
  options?: CallOptions,
): Promise<boolean> {
  const asked = { ...collection, askedBy: ['RecordId', field] };
  const condition = conditionOf(asked, { RecordId: recordId, [field]: was });
  const path = `/data/updateByCondition/${collection.name}` as const;
  const envelope = await client.write(path, { condition, setValue: { [field]: to } }, options);
  const { resCode, result } = accepted(envelope, `updateByCondition/${collection.name}`);
  return resCode !== foundNothing && result !== 0 && result !== '0';
}
