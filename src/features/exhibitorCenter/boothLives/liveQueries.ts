import { queryOptions } from '@tanstack/react-query';
import { lives, readOwnLive } from '#entities/live/api/liveCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { services } from '#session/services.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

export type OwnLive = NonNullable<ReturnType<typeof readOwnLive>>;

export const liveRows: BoothRows<OwnLive> = {
  collection: lives,
  withdrawnFrom: 'LiveList',
  read: readOwnLive,
};

const livesKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothLives', exhibitionId, exhibitorId] as const;

/** All lives of the exhibitor, in any state, the newest first. */
export const ownLivesQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: livesKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), liveRows, booth),
    staleTime: services().times.pollMs,
  });

/** Something was added or changed here: also the pages of visitors read it again. */
export async function invalidateLives(booth: BoothKey): Promise<void> {
  const { exhibitionId, exhibitorId } = booth;
  const ofVisitors = [
    ['lives', exhibitionId],
    ['homeStreams', exhibitionId],
    ['exhibitorFilms', exhibitionId, exhibitorId],
    ['detail', lives.name],
  ];
  await Promise.all([livesKey(booth), ...ofVisitors].map((queryKey) => rereadQueries({ queryKey })));
}
