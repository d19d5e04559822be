import { type Channel, readChannel } from '../../domain/channel.ts';
import { type ChannelGroup, readChannelGroup } from '../../domain/channelGroup.ts';
import type { ReadRow } from '../../domain/entryAnswers.ts';
import type { ApiClient } from '../client/client.ts';
import { conditionOf } from '../collections/condition.ts';
import { queryList } from '../collections/dataApi.ts';
import { ApiProblem, Unreadable } from '../client/problems.ts';
import { readRows } from '../collections/rows.ts';

/**
 * Every channel of an exhibition, the closed ones too.
 * Assumed: that the call which is known with `HasOpen` answers all of them without it.
 * @throws ApiProblem
 */
export async function listChannels(client: ApiClient, exhibitionId: string): Promise<ReadRow<Channel>[]> {
  const condition = conditionOf('Channel', { ExhibitionId: exhibitionId });
  const params = { condition, options: { sort: { Sort: 1 } } };
  const envelope = await client.read('/data/register/queryList/Channel', params, {
    tenantId: client.systemTenant,
  });
  const { rows, outcome } = readRows(envelope, 'Channel', condition, client.warn);
  if (outcome === 'unclear') throw new Unreadable('register/queryList/Channel: neither rows nor none');
  const channels: ReadRow<Channel>[] = [];
  for (const row of rows) {
    const value = readChannel(row);
    if (value?.ExhibitionId === exhibitionId) channels.push({ row, value });
  }
  return channels;
}

/**
 * The groups that an organiser sorts the channels into; none where there are none, or no telling: the channels are what
 * a visitor came for. Assumed: the collection and its fields.
 */
export async function listChannelGroups(client: ApiClient, exhibitionId: string): Promise<ChannelGroup[]> {
  const condition = conditionOf('ChannelGroup', { ExhibitionId: exhibitionId });
  try {
    const { rows } = await queryList(client, 'ChannelGroup', { condition }, { policy: 'ornament' });
    return rows.map(readChannelGroup).filter((group) => group !== undefined);
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.kind !== 'forbidden') return [];
    throw problem;
  }
}
