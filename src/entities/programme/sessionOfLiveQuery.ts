import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { conferences } from './api/conferenceCollections.ts';
import { type Session, sessionOf } from './rules/session.ts';

/** The session that a live room shows; `null` for a room without one. */
export const sessionOfLiveQuery = (exhibitionId: string, liveId: string) =>
  queryOptions({
    queryKey: ['sessionOfLive', exhibitionId, liveId] as const,
    queryFn: async (context): Promise<Session | null> => {
      const client = await readingClient(context);
      const row = await conferences.get(client, { ExhibitionId: exhibitionId, LiveListId: liveId });
      return row === undefined ? null : sessionOf(row);
    },
    staleTime: services().times.reaskEveryMs,
  });
