import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { Refused, Unreadable } from '#data/client/problems.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { conferences } from './api/conferenceCollections.ts';
import { type Session, sessionOf } from './rules/session.ts';

export type SessionsOfLives = ReadonlyMap<string, readonly Session[]>;

/** What is asked for in one request; a room shows one session after the other. */
const mostLives = 100;
const pageSize = 300;

/** The sessions that each live room shows, by the id of the room. @throws ApiProblem */
export async function readSessionsOfLives(
  client: ApiClient,
  exhibitionId: string,
  liveIds: readonly string[],
): Promise<SessionsOfLives> {
  const found = new Map<string, Session[]>();
  for (let from = 0; from < liveIds.length; from += mostLives) {
    const rows = await conferences.list(
      client,
      { ExhibitionId: exhibitionId, LiveListId: oneOf(liveIds.slice(from, from + mostLives)) },
      { pageIndex: 1, pageSize, policy: 'background' },
    );
    for (const row of rows) {
      const others = found.get(row.LiveListId) ?? [];
      found.set(row.LiveListId, [...others, sessionOf(row)]);
    }
  }
  return found;
}

/** The same, of a server that may not know sessions. @throws ApiProblem */
export const knownSessionsOfLives: typeof readSessionsOfLives = (client, exhibitionId, liveIds) =>
  readSessionsOfLives(client, exhibitionId, liveIds).catch((cause: unknown) => {
    if (cause instanceof Refused || cause instanceof Unreadable) return new Map();
    throw cause;
  });

/** The sessions that live rooms show, by the ids of the rooms; a room without one is missing. */
export const sessionsOfLivesQuery = (exhibitionId: string, liveIds: readonly string[]) =>
  queryOptions({
    queryKey: ['sessionsOfLives', exhibitionId, liveIds] as const,
    queryFn: async (context) => readSessionsOfLives(await readingClient(context), exhibitionId, liveIds),
    staleTime: services().times.reaskEveryMs,
  });
