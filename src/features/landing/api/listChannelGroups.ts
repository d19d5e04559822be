import { type Channel, readChannel } from '#domain/exhibition/channel.ts';
import type { ChannelGroup } from '#domain/exhibition/channelGroup.ts';
import type { ReadRow } from '#domain/exhibition/entryAnswers.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { ApiProblem, Unreadable } from '#data/client/problems.ts';
import { channelGroups, channels } from '#api/exhibition/exhibitionCollections.ts';

/**
 * Every channel of an exhibition, the closed ones too.
 * Assumed: that the call which is known with `HasOpen` answers all of them without it.
 * @throws ApiProblem
 */
export async function listChannels(client: ApiClient, exhibitionId: string): Promise<ReadRow<Channel>[]> {
  const { rows, outcome } = await channels.rows(
    client,
    { ExhibitionId: exhibitionId },
    { sort: { Sort: 1 } },
  );
  if (outcome === 'unclear') throw new Unreadable('Channel: neither rows nor none');
  const found: ReadRow<Channel>[] = [];
  for (const row of rows) {
    const value = readChannel(row);
    if (value?.ExhibitionId === exhibitionId) found.push({ row, value });
  }
  return found;
}

/**
 * The groups that an organiser sorts the channels into; none where there are none, or no telling: the channels are what
 * a visitor came for. Assumed: the collection and its fields.
 */
export async function listChannelGroups(client: ApiClient, exhibitionId: string): Promise<ChannelGroup[]> {
  try {
    return await channelGroups.list(client, { ExhibitionId: exhibitionId }, { policy: 'ornament' });
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.kind !== 'forbidden') return [];
    throw problem;
  }
}
