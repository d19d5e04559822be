import { type Channel, readChannel } from '#domain/exhibition/channel.ts';
import type { ReadRow } from '#domain/exhibition/entryAnswers.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { channels } from '#api/exhibition/exhibitionCollections.ts';

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
