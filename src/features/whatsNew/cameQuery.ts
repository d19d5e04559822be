import { queryOptions } from '@tanstack/react-query';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
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
import {
  type Came,
  cameKey,
  camePlace,
  type Followed,
  type WhatCame,
} from '#entities/unread/came/whatCame.ts';
import { services } from '#session/services.ts';

/** What is asked for in one request. */
const mostIds = 100;
const newest = { pageIndex: 1, pageSize: 60, sort: { CreatedAtMesc: -1 } } as const;

/** The newest products and live streams of saved exhibitors, and the seats of saved sessions; kept sealed on the phone. */
export const cameQuery = (owner: VisitorKey, followed: Followed) =>
  queryOptions({
    queryKey: [...cameKey(owner), followed] as const,
    queryFn: (context): Promise<WhatCame> =>
      readOwnKept(context, camePlace(owner), async () => {
        const { exhibitionId } = owner;
        const client = await readingClient(context);
        const exhibitorIds = followed.exhibitorIds.slice(0, mostIds);
        const sessionIds = followed.sessionIds.slice(0, mostIds);
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
