import { queryOptions } from '@tanstack/react-query';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { downloadFiles } from './api/downloadCollections.ts';
import { filesKey, filesPlace } from './rules/fileListPlace.ts';
import type { DownloadTask } from './rules/downloadTask.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { readKept } from '#data/queries/readKept.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { services } from '#session/services.ts';

const pageSize = 200;
/** More would mean a server that takes no notice of the page. */
const mostPages = 10;

/** All files of an exhibition that are there, as groups are known only from all of them; the phone keeps the answer. */
export const filesQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: filesKey(exhibitionId),
    queryFn: (context) =>
      readKept(context, filesPlace(exhibitionId), async () => {
        const client = await readingClient(context);
        const found = new Map<string, DownloadTask>();
        for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
          const parts = { ExhibitionId: exhibitionId };
          const options = { pageIndex, pageSize, sort: { Sort: 1 } } as const;
          const { items, hasMore } = await downloadFiles.page(client, parts, options);
          const before = found.size;
          for (const file of items) if (!found.has(file.id)) found.set(file.id, file);
          if (!hasMore || found.size === before) break;
        }
        return Array.from(found.values()).filter(({ isDeleted }) => !isDeleted);
      }),
    staleTime: services().times.reaskEveryMs,
  });

export const fileQuery = (exhibitionId: string, fileId: string) =>
  detailQuery(downloadFiles, { ExhibitionId: exhibitionId, RecordId: fileId }, exhibitionId);

const mostOfExhibitor = 50;

export const exhibitorFilesQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorFiles', exhibitionId, exhibitorId] as const,
    queryFn: async (context) => {
      const files = await downloadFiles.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: mostOfExhibitor, sort: { Sort: 1 }, policy: 'background' },
      );
      return files.filter(({ isDeleted }) => !isDeleted);
    },
    staleTime: services().times.reaskEveryMs,
  });

const countQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['hasFiles', exhibitionId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId };
      return (await downloadFiles.count(client, parts, { policy: 'background' })) !== 0;
    },
    staleTime: services().times.reaskEveryMs,
  });

/** Whether there are files; a server that does not count is taken to have some. */
export function useHasFiles(): boolean {
  const exhibitionId = useExhibitionId();
  return useServerQuery(countQuery(exhibitionId)).data ?? false;
}
