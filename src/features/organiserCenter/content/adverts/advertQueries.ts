import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { organisedAdverts, organisedCloudAdverts } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { services } from '#session/services.ts';

const advertKey = (exhibitionId: string) => ['organiserAdverts', exhibitionId] as const;

type RowOf<Read extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Read>>>;

/** One of the exhibition, or one that the platform has placed. */
export type OrganisedAdvert = RowOf<typeof organisedAdverts.get> | RowOf<typeof organisedCloudAdverts.get>;

/** Of all pages, in the order in which a page shows them. */
export const advertListQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...advertKey(exhibitionId), userId] as const,
    queryFn: async (context): Promise<readonly OrganisedAdvert[]> => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId };
      const options = { userId, sort: { Sort: 1 } } as const;
      const [own, cloud] = await Promise.all([
        organisedAdverts.list(client, parts, options),
        organisedCloudAdverts.list(client, parts, options),
      ]);
      return [...own, ...cloud];
    },
    staleTime: services().times.pollMs,
  });

/** Also the advertisements on the pages of this phone are read again. */
export const rereadAdverts = (exhibitionId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: advertKey(exhibitionId) }),
    rereadQueries({ queryKey: ['adverts', exhibitionId] }),
  ]);
