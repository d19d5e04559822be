import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { oneOf } from '#data/collections/condition.ts';
import { checkInRecords } from '#entities/checkIn/api/checkInCollections.ts';
import { withdrawNotice } from '#entities/organiser/api/noticeWrites.ts';
import { reviewRefusals } from '#entities/organiser/api/reviewWrites.ts';
import { changeRow } from '#sending/changeRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import type { ReviewFailure } from '../review/useReviewing.ts';
import { exhibitionNotices } from '#entities/organiser/api/organiserRows.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import {
  channelsOfAudience,
  type NoticeAudience,
  type SentNotice,
} from '#entities/organiser/rules/notice.ts';
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

/** Undefined where the server does not say. @throws ApiProblem */
function countAudience(
  client: ApiClient,
  { exhibitionId, userId }: Pick<Organiser, 'exhibitionId' | 'userId'>,
  audience: NoticeAudience,
): Promise<number | undefined> {
  const parts = { ExhibitionId: exhibitionId };
  if (audience === 'exhibitors') return exhibitingInfo.count(client, parts, { userId });
  if (audience === 'checkedIn') return checkInRecords.count(client, parts, { userId });
  const channelIds = channelsOfAudience(audience);
  return registrations.count(
    client,
    channelIds.length === 0 ? parts : { ...parts, ChannelId: oneOf(channelIds) },
    { userId },
  );
}

/** How many people, exhibitors, or check-ins (a person may have several) a notice is for. */
export const audienceCountQuery = ({ exhibitionId, userId }: Organiser, audience: NoticeAudience) =>
  queryOptions({
    queryKey: ['audienceCount', exhibitionId, userId, audience] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const count = await countAudience(client, { exhibitionId, userId }, audience);
      if (count === undefined) throw new Unreadable('queryCount: no number');
      return count;
    },
    staleTime: services().times.pollMs,
  });

/** Taken back once; one that a colleague has taken back before is done. */
export const takeNoticeBack = (
  { exhibitionId, userId }: Organiser,
  { RecordId }: SentNotice,
): Promise<'done' | ReviewFailure> =>
  changeRow<SentNotice, ReviewFailure>({
    readAgain: async (client) => {
      const { senderId } = await readSetup(client, exhibitionId);
      return exhibitionNotices.get(
        client,
        { ExhibitionId: exhibitionId, OrganizationSender: senderId, RecordId },
        { userId, policy: 'besideForm' },
      );
    },
    isAsSeen: () => true,
    holds: ({ withdrawnMs }) => withdrawnMs !== undefined,
    send: (client) => withdrawNotice(client, RecordId, { userId, atMs: fairNowMs() }),
    refusalOf: (resCode) => reviewRefusals[resCode] ?? 'refused',
  });
