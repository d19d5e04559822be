import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { organisedBanners } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { services } from '#session/services.ts';

const bannerKey = (exhibitionId: string) => ['organiserBanners', exhibitionId] as const;

export type OrganisedBanner = NonNullable<Awaited<ReturnType<typeof organisedBanners.get>>>;

/** Of home and shop, each in its order. */
export const bannerListQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...bannerKey(exhibitionId), userId] as const,
    queryFn: async (context): Promise<readonly OrganisedBanner[]> => {
      const parts = { ExhibitionId: exhibitionId };
      return organisedBanners.list(await readingClient(context), parts, { userId, sort: { Sort: 1 } });
    },
    staleTime: services().times.pollMs,
  });

/** Also the home of this phone is read again. */
export const rereadBanners = (exhibitionId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: bannerKey(exhibitionId) }),
    rereadQueries({ queryKey: ['banners', exhibitionId] }),
  ]);
