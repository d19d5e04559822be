import { lives } from '#entities/live/api/liveCollections.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { livesQuery } from '#entities/live/liveQueries.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';

/** One live, read again while its page is seen: how many watch, and whether it is on air. The list's row is shown until it is read. */
export function useLive(exhibitionId: string, liveId: string) {
  const query = useServerQuery({
    ...detailQuery(lives, { ExhibitionId: exhibitionId, RecordId: liveId }),
    ...listedIn(exhibitionId, liveId),
    refetchInterval: services().times.pollMs * 2,
    enabled: isRecordId(liveId),
  });
  // No server is asked for what cannot be an id.
  return isRecordId(liveId) ? query : { ...query, ...readyQuery<typeof query.data>(null) };
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
