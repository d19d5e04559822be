import { queryOptions } from '@tanstack/react-query';
import { headlines } from '#api/exhibition/noticeCollections.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { services } from '#session/services.ts';

const headlineKey = (exhibitionId: string) => ['organiserHeadlines', exhibitionId] as const;

export type OrganisedHeadline = NonNullable<Awaited<ReturnType<typeof headlines.get>>>;

/** The headlines of the home, in their order. */
export const headlineListQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...headlineKey(exhibitionId), userId] as const,
    queryFn: async (context): Promise<readonly OrganisedHeadline[]> => {
      const parts = { ExhibitionId: exhibitionId };
      return headlines.list(await readingClient(context), parts, { userId, sort: { Sort: 1 } });
    },
    staleTime: services().times.pollMs,
  });

/** Also the home of this phone is read again. */
export const rereadHeadlines = (exhibitionId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: headlineKey(exhibitionId) }),
    rereadQueries({ queryKey: ['headlines', exhibitionId] }),
  ]);
