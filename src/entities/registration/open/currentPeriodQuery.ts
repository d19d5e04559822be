import { queryOptions } from '@tanstack/react-query';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { getExhibition } from '#api/exhibition/getExhibition.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { type Exhibition, readExhibition } from '#domain/exhibition/exhibition.ts';
import { listChannels } from '../api/listChannels.ts';

/** The exhibition and the channel as the server has them now, where what the page was opened with turned out to be old. */
export const currentPeriodQuery = (exhibitionId: string, channelId: string) =>
  queryOptions({
    queryKey: ['currentPeriod', exhibitionId, channelId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const [exhibition, channels] = await Promise.all([
        readExhibitionOf(client, exhibitionId, channelId),
        listChannels(client, exhibitionId),
      ]);
      return { exhibition, channel: channels.find(({ value }) => value.RecordId === channelId)?.value };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** A registration that an organiser has entered may have no channel, and then there is no form to read with it. */
async function readExhibitionOf(
  client: ApiClient,
  exhibitionId: string,
  channelId: string,
): Promise<Exhibition | undefined> {
  if (channelId === '')
    return (await exhibitions.rows(client, { RecordId: exhibitionId })).rows.map(readExhibition)[0];
  return (await getExhibition(client, exhibitionId, channelId)).exhibition;
}
