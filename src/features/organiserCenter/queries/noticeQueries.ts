import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { exhibitionNotices } from '#entities/organiser/api/organiserRows.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { channelOfAudience, type NoticeAudience } from '#entities/organiser/rules/notice.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { readLine, readReference } from '#domain/record/serverRow.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { services } from '#session/services.ts';

/** As many as are listed; older ones are left to the organiser's own system. */
export const mostNotices = 50;

/** In whose name notices are sent, and whether they are written in English too. */
export interface NoticeSetup {
  readonly senderId: string;
  readonly hasEnglish: boolean;
}

async function readSetup(client: ApiClient, exhibitionId: string): Promise<NoticeSetup> {
  const { rows, outcome } = await exhibitions.rows(client, { RecordId: exhibitionId });
  const [row] = rows;
  if (outcome !== 'rows' || row === undefined) throw new Unreadable('queryList/Exhibition: no exhibition');
  return {
    // A message needs a sender; an exhibition without an organisation speaks for itself.
    senderId: readReference(row['OrganizationId']) || exhibitionId,
    hasEnglish: readLine(row['ExNameEn']) !== '',
  };
}

export const noticeSetupQuery = ({ exhibitionId }: Organiser) =>
  queryOptions({
    queryKey: ['noticeSetup', exhibitionId] as const,
    queryFn: async (context) => readSetup(await readingClient(context), exhibitionId),
    staleTime: services().times.reaskEveryMs,
  });

const noticesKey = (exhibitionId: string) => ['organiserNotices', exhibitionId] as const;

/** What the organisers of an exhibition have sent to many, the newest first. */
export const noticesQuery = ({ exhibitionId, userId }: Organiser) =>
  queryOptions({
    queryKey: [...noticesKey(exhibitionId), userId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const { senderId } = await readSetup(client, exhibitionId);
      return exhibitionNotices.list(
        client,
        { ExhibitionId: exhibitionId, OrganizationSender: senderId },
        { userId, pageIndex: 1, pageSize: mostNotices, sort: { CreatedAtMesc: -1 } },
      );
    },
    staleTime: services().times.pollMs,
  });

export const rereadNotices = (exhibitionId: string): Promise<void> =>
  rereadQueries({ queryKey: noticesKey(exhibitionId) });

/** How many people, or exhibitors, a notice is for. */
export const audienceCountQuery = ({ exhibitionId, userId }: Organiser, audience: NoticeAudience) =>
  queryOptions({
    queryKey: ['audienceCount', exhibitionId, userId, audience] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const channelId = channelOfAudience(audience);
      const parts = { ExhibitionId: exhibitionId };
      const count =
        audience === 'exhibitors'
          ? await exhibitingInfo.count(client, parts, { userId })
          : await registrations.count(
              client,
              channelId === undefined ? parts : { ...parts, ChannelId: channelId },
              { userId },
            );
      if (count === undefined) throw new Unreadable('queryCount: no number');
      return count;
    },
    staleTime: services().times.pollMs,
  });
