import type { ChannelGroup } from '#domain/exhibition/channelGroup.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { ApiProblem } from '#data/client/problems.ts';
import { channelGroups } from '#api/exhibition/exhibitionCollections.ts';

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
