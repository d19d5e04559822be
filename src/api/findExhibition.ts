import { exhibitionRequest } from '../domain/entryRequests.ts';
import { type Exhibition, readExhibition } from '../domain/exhibition.ts';
import { accepted } from './accepted.ts';
import type { ApiClient, ReadOptions } from './client.ts';
import { conditionOf } from './condition.ts';
import { readRows } from './rows.ts';

/**
 * The exhibition with its organisation; undefined when the server has none under this id.
 * Assumed: the fields that `domain/exhibition.ts` reads beyond name, time, place and pictures.
 * @throws ApiProblem
 */
export async function findExhibition(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<Exhibition | undefined> {
  const { path, body } = exhibitionRequest(exhibitionId, client.systemTenant);
  const answer = await client.read(path, body.params, { ...options, tenantId: body.tenantId });
  const condition = conditionOf('Exhibition', body.params.condition);
  const { rows } = readRows(accepted(answer, path), 'Exhibition', condition, client.warn);
  return readExhibition(rows[0]);
}
