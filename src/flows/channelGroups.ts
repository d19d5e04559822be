import { listChannelGroups, listChannels } from '../api/exhibition/channelGroups.ts';
import { type ChannelsTogether, groupChannels } from '../domain/channelGroup.ts';
import { services } from './services.ts';
import { useAsking } from './useAsking.ts';

/** Every channel of an exhibition, open or not, as its organiser sorts them into groups. */
export function useChannelGroups(exhibitionId: string) {
  return useAsking<readonly ChannelsTogether[]>(exhibitionId, async () => {
    const client = await services().client();
    const [channels, groups] = await Promise.all([
      listChannels(client, exhibitionId),
      listChannelGroups(client, exhibitionId),
    ]);
    return groupChannels(channels, groups);
  });
}
