import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { fileQuery, filesQuery } from '#entities/download/downloadQueries.ts';
import { organisedFiles } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { services } from '#session/services.ts';

const fileKey = (exhibitionId: string) => ['organiserFiles', exhibitionId] as const;

export type OrganisedFile = NonNullable<Awaited<ReturnType<typeof organisedFiles.get>>>;

/** The organiser's files that are there, in their order. Those of exhibitors are theirs to change. */
export const fileListQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...fileKey(exhibitionId), userId] as const,
    queryFn: async (context): Promise<readonly OrganisedFile[]> => {
      const client = await readingClient(context);
      const files = await readAllPages((paging) =>
        organisedFiles.page(client, { ExhibitionId: exhibitionId }, { ...paging, userId, sort: { Sort: 1 } }),
      );
      return files.filter(
        ({ ExhibitorId, IsDeleted, Url }) => ExhibitorId === '' && !IsDeleted && Url !== '',
      );
    },
    staleTime: services().times.pollMs,
  });

/** Also what this phone shows visitors of it is read again. */
export const rereadFiles = (exhibitionId: string, fileId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: fileKey(exhibitionId) }),
    rereadQueries({ queryKey: filesQuery(exhibitionId).queryKey }),
    rereadQueries({ queryKey: fileQuery(exhibitionId, fileId).queryKey }),
  ]);
