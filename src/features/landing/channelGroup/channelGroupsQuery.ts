import { queryOptions } from '@tanstack/react-query';
import { listChannelGroups, listChannels } from '../api/listChannelGroups.ts';
import { groupChannels } from '#domain/exhibition/channelGroup.ts';
import { readingClient } from '#flows/queries/readingClient.ts';

/** Every channel of an exhibition, open or not, as its organiser sorts them into groups. */
export const channelGroupsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['channelGroups', exhibitionId],
    queryFn: async (context) => {
      const client = await readingClient(context);
      const [channels, groups] = await Promise.all([
        listChannels(client, exhibitionId),
        listChannelGroups(client, exhibitionId),
      ]);
      return groupChannels(channels, groups);
    },
  });
