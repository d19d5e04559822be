import { queryOptions } from '@tanstack/react-query';
import { getExhibition } from '#api/exhibition/getExhibition.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { listChannels } from '../api/listChannels.ts';

/** The exhibition and the channel as the server has them now, where what the page was opened with turned out to be old. */
export const currentPeriodQuery = (exhibitionId: string, channelId: string) =>
  queryOptions({
    queryKey: ['currentPeriod', exhibitionId, channelId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const [{ exhibition }, channels] = await Promise.all([
        getExhibition(client, exhibitionId, channelId),
        listChannels(client, exhibitionId),
      ]);
      return { exhibition, channel: channels.find(({ value }) => value.RecordId === channelId)?.value };
    },
    staleTime: 0,
    gcTime: 0,
  });
