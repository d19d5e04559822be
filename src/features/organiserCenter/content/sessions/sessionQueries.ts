import { queryOptions } from '@tanstack/react-query';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { programmeQuery } from '#entities/programme/programmeQuery.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { services } from '#session/services.ts';

const sessionKey = (exhibitionId: string) => ['organiserSession', exhibitionId] as const;

/** A session as an organiser changes it; `null` where there is none. */
export const sessionQuery = ({ exhibitionId, userId }: Organiser, recordId: string) =>
  queryOptions({
    queryKey: [...sessionKey(exhibitionId), userId, recordId] as const,
    queryFn: async (context) => {
      const parts = { ExhibitionId: exhibitionId, RecordId: recordId };
      return (await conferences.get(await readingClient(context), parts, { userId })) ?? null;
    },
    staleTime: services().times.pollMs,
  });

export type OrganisedSession = NonNullable<Awaited<ReturnType<typeof conferences.get>>>;

/** Also what visitors on this phone see of it is read again. */
export const rereadSessions = (exhibitionId: string): Promise<unknown> =>
  Promise.all([
    rereadQueries({ queryKey: sessionKey(exhibitionId) }),
    rereadQueries({ queryKey: programmeQuery(exhibitionId).queryKey }),
    rereadQueries({ queryKey: ['detail', conferences.name] }),
  ]);

/**
 * How many have signed up for a session, through its channel or by its seats; `null` where nothing counts them. A schedule is kept on
 * the phone of its visitor.
 */
export const signedUpQuery = ({ exhibitionId, userId }: Organiser, session: OrganisedSession) =>
  queryOptions({
    queryKey: ['signedUp', exhibitionId, userId, session.RecordId, session.ChannelId] as const,
    queryFn: async (context): Promise<number | null> => {
      const { ChannelId, SeatsTaken } = session;
      if (ChannelId === '') return SeatsTaken ?? null;
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId, ChannelId };
      return (await registrations.count(client, parts, { userId })) ?? SeatsTaken ?? null;
    },
    staleTime: services().times.pollMs,
  });
