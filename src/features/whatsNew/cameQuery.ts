import { queryOptions } from '@tanstack/react-query';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { type Session, sessionOf } from '#entities/programme/rules/session.ts';
import { services } from '#session/services.ts';
import type { CameRow } from './rules/newRows.ts';

/** Something that an exhibitor has added. */
export interface Came extends CameRow {
  readonly name: TextPair;
  /** When a live stream begins, epoch milliseconds; missing for a product. */
  readonly startMs?: number | undefined;
}

/** What has come that only this phone can know to be new; plain data, because the phone keeps it. */
export interface WhatCame {
  readonly products: readonly Came[];
  readonly lives: readonly Came[];
  /** The sessions of the schedule, as they are now. */
  readonly sessions: readonly Session[];
}

export interface Watched {
  readonly exhibitorIds: readonly string[];
  readonly sessionIds: readonly string[];
}

/** What is asked for in one request. */
const mostIds = 100;
const newest = { pageIndex: 1, pageSize: 60, sort: { CreatedAtMesc: -1 } } as const;

/** The newest products and live streams of saved exhibitors, and the seats of saved sessions; kept sealed on the phone. */
export const cameQuery = ({ exhibitionId, visitorId }: VisitorKey, watched: Watched) =>
  queryOptions({
    queryKey: ['whatsNew', exhibitionId, visitorId, watched] as const,
    queryFn: (context): Promise<WhatCame> =>
      readOwnKept(context, { exhibitionId, visitorIds: [visitorId], name: 'whatsNew' }, async () => {
        const client = await readingClient(context);
        const exhibitorIds = watched.exhibitorIds.slice(0, mostIds);
        const sessionIds = watched.sessionIds.slice(0, mostIds);
        const [ofProducts, ofLives, sessions] = await Promise.all([
          exhibitorIds.length === 0 ? [] : readProducts(client, exhibitionId, exhibitorIds),
          exhibitorIds.length === 0 ? [] : readLives(client, exhibitionId, exhibitorIds),
          sessionIds.length === 0 ? [] : readSessions(client, exhibitionId, sessionIds),
        ]);
        return { products: ofProducts, lives: ofLives, sessions };
      }),
    staleTime: services().times.reaskEveryMs,
  });

async function readProducts(
  client: ApiClient,
  exhibitionId: string,
  exhibitorIds: readonly string[],
): Promise<readonly Came[]> {
  const rows = await products.list(
    client,
    { ExhibitionId: exhibitionId, ExhibitorId: oneOf(exhibitorIds) },
    newest,
  );
  return rows
    .filter(({ isOffSale }) => !isOffSale)
    .map((row) => ({
      id: row.RecordId,
      exhibitorId: row.ExhibitorId,
      atMs: row.CreatedAtMesc ?? 0,
      name: productName(row),
    }));
}

async function readLives(
  client: ApiClient,
  exhibitionId: string,
  exhibitorIds: readonly string[],
): Promise<readonly Came[]> {
  const rows = await lives.list(
    client,
    { ExhibitionId: exhibitionId, ExhibitorId: oneOf(exhibitorIds) },
    newest,
  );
  return rows.map((row) => ({
    id: row.RecordId,
    exhibitorId: row.ExhibitorId,
    atMs: row.CreatedAtMesc ?? 0,
    name: { zh: row.Title, en: row.TitleEn },
    startMs: parseVenueTime(row.StartTime),
  }));
}

async function readSessions(
  client: ApiClient,
  exhibitionId: string,
  ids: readonly string[],
): Promise<readonly Session[]> {
  const rows = await conferences.list(
    client,
    { ExhibitionId: exhibitionId, RecordId: oneOf(ids) },
    { pageIndex: 1, pageSize: ids.length },
  );
  return rows.map(sessionOf);
}
