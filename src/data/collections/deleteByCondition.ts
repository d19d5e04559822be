import type { ApiClient, CallOptions } from '../client/apiClient.ts';
import type { Envelope } from '../client/envelope.ts';
import type { Condition } from './condition.ts';
import type { AnyDefinition } from './definition.ts';

/**
 * Deletes every row that matches. One wrong part deletes everybody's rows under the shared credential, so no feature and no
 * flow imports this file; a screen deletes one row by its RecordId.
 * @throws ApiProblem
 */
export function deleteByCondition(
  client: ApiClient,
  { name }: AnyDefinition,
  condition: Condition,
  options?: CallOptions,
): Promise<Envelope> {
  return client.write(`/data/deleteByCondition/${name}`, { condition }, options);
}
