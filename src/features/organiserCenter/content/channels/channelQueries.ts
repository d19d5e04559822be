import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { organisedChannels } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { channelsQuery } from '#features/organiserCenter/queries/channelsQuery.ts';
import { services } from '#session/services.ts';

const channelKey = (exhibitionId: string) => ['organiserChannel', exhibitionId] as const;

/** A channel as an organiser changes it; `null` where there is none. */
export const channelQuery = ({ exhibitionId, userId }: Organiser, recordId: string) =>
  queryOptions({
    queryKey: [...channelKey(exhibitionId), userId, recordId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, RecordId: recordId };
      return (await organisedChannels.get(await readingClient(context), parts, { userId })) ?? null;
    },
    staleTime: services().times.pollMs,
  });

export type OrganisedChannel = NonNullable<Awaited<ReturnType<typeof organisedChannels.get>>>;

export const rereadChannels = (exhibitionId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: channelKey(exhibitionId) }),
    rereadQueries({ queryKey: channelsQuery(exhibitionId).queryKey }),
  ]);
