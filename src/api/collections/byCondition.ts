import type { ServerRow } from '../../domain/serverRow.ts';
import type { ApiClient, CallOptions } from '../client/client.ts';
import type { CollectionName } from './collections.ts';
import type { Condition } from './condition.ts';
import type { Envelope } from '../client/envelope.ts';

/**
 * Changes or deletes every row that matches. One wrong part changes everybody's rows under the shared credential,
 * so no feature and no flow imports this file; a screen changes one row by its RecordId.
 * @throws ApiProblem
 */
export function updateByCondition<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  condition: Condition<C>,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<Envelope> {
  return client.write(`/data/updateByCondition/${collection}`, { condition, setValue }, options);
}

/** See `updateByCondition`. @throws ApiProblem */
export function deleteByCondition<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  condition: Condition<C>,
  options?: CallOptions,
): Promise<Envelope> {
  return client.write(`/data/deleteByCondition/${collection}`, { condition }, options);
}
