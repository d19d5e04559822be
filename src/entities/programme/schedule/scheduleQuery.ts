import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { RememberedEntry } from '../rules/rememberedEntry.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { refreshRemembered } from './changeRemembered.ts';
import { mostIds, readEntries, type ReadByIds } from './readEntries.ts';
import { rememberedList } from './rememberedList.ts';

const readByIds = Object.keys(readEntries) as readonly ReadByIds[];

/** Brings the schedule of this phone up to date: what was moved, and what is no longer on the programme. */
export const scheduleQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['schedule', exhibitionId] as const,
    queryFn: async (context): Promise<true> => {
      const client = await readingClient(context);
      const asked = rememberedList(exhibitionId).list();
      await Promise.all(readByIds.map((kind) => refreshKind(client, exhibitionId, idsOf(asked, kind), kind)));
      return true;
    },
    staleTime: services().times.reaskEveryMs,
  });

const idsOf = (entries: readonly RememberedEntry[], kind: ReadByIds): readonly string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);

async function refreshKind(
  client: ApiClient,
  exhibitionId: string,
  ids: readonly string[],
  kind: ReadByIds,
): Promise<void> {
  for (let from = 0; from < ids.length; from += mostIds) {
    const some = ids.slice(from, from + mostIds);
    const rows = await readEntries[kind](client, exhibitionId, some);
    const entries = rows.map(({ entry }) => entry).filter((entry) => entry !== undefined);
    const gone = some.filter((id) => !rows.some((row) => row.id === id)).map((id) => ({ kind, id }));
    const undated = rows.filter(({ entry }) => entry === undefined).map(({ id }) => ({ kind, id }));
    refreshRemembered(exhibitionId, { entries, gone, undated });
  }
}
