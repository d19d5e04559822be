import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { listChannels } from '../api/listChannels.ts';

/** Every channel of an exhibition, the closed ones too. */
export const channelsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['channels', exhibitionId],
    queryFn: async (context) => listChannels(await readingClient(context), exhibitionId),
  });
