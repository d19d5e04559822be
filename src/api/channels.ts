import { type Channel, readChannel } from '../domain/channel.ts';
import { channelRequest } from '../domain/entryRequests.ts';
import { accepted } from './accepted.ts';
import type { ApiClient, ReadOptions } from './client.ts';
import { conditionOf } from './condition.ts';
import { readRows } from './rows.ts';

/**
 * The channel with this id, open or not; undefined when there is none.
 * Assumed: the fields that `domain/channel.ts` reads beyond name, flags, order and exhibition.
 * @throws ApiProblem
 */
export async function findChannel(
  client: ApiClient,
  channelId: string,
  options?: ReadOptions,
): Promise<Channel | undefined> {
  return (await readChannels(client, { recordId: channelId }, options))[0];
}

/**
 * The open channels of an exhibition in the organiser's order; empty when it has none.
 * @throws ApiProblem
 */
export function listOpenChannels(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<readonly Channel[]> {
  return readChannels(client, { exhibitionId }, options);
}

async function readChannels(
  client: ApiClient,
  wanted: Parameters<typeof channelRequest>[0],
  options: ReadOptions | undefined,
): Promise<readonly Channel[]> {
  const { path, body } = channelRequest(wanted, client.systemTenant);
  const answer = await client.read(path, body.params, { ...options, tenantId: body.tenantId });
  const condition = conditionOf('Channel', body.params.condition);
  const { rows } = readRows(accepted(answer, path), 'Channel', condition, client.warn);
  return rows.map(readChannel).filter((channel) => channel !== undefined);
}
