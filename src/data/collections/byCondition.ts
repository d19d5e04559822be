import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions } from '../client/apiClient.ts';
import type { Envelope } from '../client/envelope.ts';
import type { Condition } from './condition.ts';
import type { AnyDefinition } from './definition.ts';

/**
 * Changes or deletes every row that matches. One wrong part changes everybody's rows under the shared credential,
 * so no feature and no flow imports this file; a screen changes one row by its RecordId.
 * @throws ApiProblem
 */
export function updateByCondition(
  client: ApiClient,
  { name }: AnyDefinition,
  condition: Condition,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<Envelope> {
  return client.write(`/data/updateByCondition/${name}`, { condition, setValue }, options);
}

/** See `updateByCondition`. @throws ApiProblem */
export function deleteByCondition(
  client: ApiClient,
  { name }: AnyDefinition,
  condition: Condition,
  options?: CallOptions,
): Promise<Envelope> {
  return client.write(`/data/deleteByCondition/${name}`, { condition }, options);
}
