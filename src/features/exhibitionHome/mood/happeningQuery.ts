import { queryOptions } from '@tanstack/react-query';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { programmePage } from '#entities/programme/api/programmePage.ts';
import { entryOf, sessionOf } from '#entities/programme/rules/session.ts';
import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { entryOfPromotion } from '#entities/programme/schedule/entryOfPromotion.ts';
import type { HomeMood } from '#domain/exhibition/homeModules.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';

const policy = 'background' as const;
/** Before the fair the first sessions are enough. */
const fewFirst = 12;
const pageSize = 100;
/** More than a fair of some thousand sessions has; a server may take no notice of the page. */
const mostPages = 30;
const mostPromotions = 100;
const mostKept = 40;

/** Sessions, and on the day what exhibitors do, that are not over: the earliest of them. The page looks at the clock. */
export const happeningQuery = (exhibitionId: string, mood: HomeMood) =>
  queryOptions({
    queryKey: ['happening', exhibitionId, mood] as const,
    queryFn: async (context): Promise<readonly TimedEntry[]> => {
      const client = await readingClient(context);
      const [sessions, demos] = await Promise.all([
        readSessions(client, exhibitionId, mood === 'during' ? pageSize : fewFirst),
        mood === 'during' ? readDemos(client, exhibitionId) : [],
      ]);
      return [...sessions, ...demos]
        .filter((entry) => untilMs(entry) > fairNowMs())
        .sort((one, other) => one.startMs - other.startMs)
        .slice(0, mostKept);
    },
    staleTime: services().times.reaskEveryMs,
  });

/** They come by their start: from the first page with enough of them on, the others are later ones. */
async function readSessions(client: ApiClient, exhibitionId: string, size: number): Promise<TimedEntry[]> {
  const found = new Map<string, TimedEntry>();
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const { items, hasMore } = await programmePage(client, exhibitionId, { pageIndex, pageSize: size });
    const isNew = items.some(({ RecordId }) => !found.has(RecordId));
    for (const row of items) {
      const entry = entryOf(exhibitionId, sessionOf(row));
      if (entry !== undefined) found.set(row.RecordId, entry);
    }
    const nowMs = fairNowMs();
    const coming = Array.from(found.values()).filter(({ startMs }) => startMs > nowMs);
    if (!hasMore || !isNew || coming.length >= fewFirst / 2) break;
  }
  return Array.from(found.values());
}

async function readDemos(client: ApiClient, exhibitionId: string): Promise<readonly TimedEntry[]> {
  const rows = await promotions.list(
    client,
    { ExhibitionId: exhibitionId },
    { pageIndex: 1, pageSize: mostPromotions, sort: { StartTime: -1 }, policy },
  );
  return rows
    .map((row) => entryOfPromotion(exhibitionId, row))
    .filter((entry): entry is TimedEntry => entry !== undefined);
}
