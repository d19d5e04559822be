import { queryOptions } from '@tanstack/react-query';
import { channels } from '#api/exhibition/exhibitionCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** All channels of an exhibition, also the closed ones, in the organiser's order. */
export const channelsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['allChannels', exhibitionId] as const,
    queryFn: async (context) =>
      channels.list(await readingClient(context), { ExhibitionId: exhibitionId }, { sort: { Sort: 1 } }),
    staleTime: services().times.reaskEveryMs,
  });
