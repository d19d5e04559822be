import { queryOptions, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { oneOf } from '#data/collections/condition.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { useIdGroups } from '#data/queries/useIdGroups.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { products } from './api/productCollections.ts';
import { picturesByExhibitor } from './rules/picturesByExhibitor.ts';

/** Of a few exhibitors with hundreds of products the others have no pictures. */
const mostProducts = 200;

const picturesQuery = (exhibitionId: string, exhibitorIds: readonly string[]) =>
  queryOptions({
    queryKey: ['exhibitorPictures', exhibitionId, exhibitorIds] as const,
    queryFn: async (context) =>
      picturesByExhibitor(
        exhibitorIds,
        await products.list(
          await readingClient(context),
          { ExhibitionId: exhibitionId, ExhibitorId: oneOf(exhibitorIds) },
          {
            pageIndex: 1,
            pageSize: mostProducts,
            sort: { PVNumber: -1 },
            // Descriptions are long.
            only: ['ExhibitorId', 'PicList', 'IsShow', 'IsRelease', 'IsRecycled'],
            policy: 'background',
          },
        ),
      ),
    staleTime: services().times.reaskEveryMs,
  });

type Pictures = ReturnType<typeof picturesByExhibitor>;

const joinPictures = (queries: readonly UseQueryResult<Pictures>[]) => ({
  pictures: Object.assign({}, ...queries.map(({ data }) => data)) as Pictures,
  // One that has failed once is tried again, but nothing waits for it.
  isAwaited: queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0),
});

const none: readonly string[] = [];

/** Pictures of products for the rows of a list, with one request for a page of rows; undefined while they are awaited. */
export function useExhibitorPictures(
  rows: readonly { readonly ExhibitorId: string }[],
): (exhibitorId: string) => readonly string[] | undefined {
  const exhibitionId = useExhibitionId();
  const groups = useIdGroups(rows.map(({ ExhibitorId }) => ExhibitorId));
  const queries = groups.map((group) => picturesQuery(exhibitionId, group));
  const { pictures, isAwaited } = useQueries({ queries, combine: joinPictures }, queryClient());
  return useCallback(
    (exhibitorId) => pictures[exhibitorId] ?? (isAwaited ? undefined : none),
    [pictures, isAwaited],
  );
}
