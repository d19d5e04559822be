import { lives } from '#entities/live/api/liveCollections.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { livesQuery } from '#entities/live/liveQueries.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useRow } from '#flows/content/detail/useRow.ts';

export const liveQuery = (exhibitionId: string, liveId: string) =>
  detailQuery(lives, { ExhibitionId: exhibitionId, RecordId: liveId }, exhibitionId);

/** One live, read again while its page is seen: how many watch, and whether it is on air. The list's row is shown until it is read. */
export function useLive(liveId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(
    {
      ...liveQuery(exhibitionId, liveId),
      ...listedIn(exhibitionId, liveId),
      refetchInterval: services().times.pollMs * 2,
    },
    liveId,
  );
}

export type LiveRoomRow = NonNullable<ReturnType<typeof useLive>['data']>;

function listedIn(exhibitionId: string, liveId: string) {
  const { queryKey } = livesQuery(exhibitionId);
  const state = queryClient().getQueryState(queryKey);
  return {
    initialData: () =>
      queryClient()
        .getQueryData(queryKey)
        ?.find(({ RecordId }) => RecordId === liveId),
    initialDataUpdatedAt: () => state?.dataUpdatedAt,
  };
}
