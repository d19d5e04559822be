import { queryOptions } from '@tanstack/react-query';
import { readFields } from '#data/collections/readFields.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { type BoothRows, readBoothRows } from '../ownRows/boothRows.ts';

const readOwn = (row: unknown) => readFields(downloadFiles.fields, row);

export type OwnFile = NonNullable<ReturnType<typeof readOwn>>;

export const fileRows: BoothRows<OwnFile> = {
  collection: downloadFiles,
  withdrawnFrom: 'FileDownloadTask',
  read: readOwn,
};

const filesKey = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothFiles', exhibitionId, exhibitorId] as const;

/** All files of the exhibitor, in any state, the newest first. */
export const ownFilesQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: filesKey(booth),
    queryFn: async (context) => readBoothRows(await readingClient(context), fileRows, booth),
    staleTime: services().times.pollMs,
  });

/** Something was added or changed here: also the pages of visitors read it again. */
export async function invalidateFiles(booth: BoothKey): Promise<void> {
  const { exhibitionId, exhibitorId } = booth;
  const ofVisitors = [
    ['downloads', exhibitionId],
    ['exhibitorFiles', exhibitionId, exhibitorId],
    ['hasFiles', exhibitionId],
    ['detail', downloadFiles.name],
  ];
  await Promise.all([filesKey(booth), ...ofVisitors].map((queryKey) => rereadQueries({ queryKey })));
}
