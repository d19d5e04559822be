import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type Acceptance, readAcceptance } from '#entities/invitation/rules/acceptance.ts';
import { type Invitation, readInvitation } from '#entities/invitation/rules/invitation.ts';
import { services } from '#session/services.ts';

/** The invitations of a booth that their links give away, and who has accepted them. */
export interface BoothInvitations {
  /** The newest first. */
  readonly invitations: readonly Invitation[];
  readonly acceptances: readonly Acceptance[];
}

const keyOf = ({ exhibitionId, exhibitorId }: BoothKey) =>
  ['boothInvitations', exhibitionId, exhibitorId] as const;

export const invalidateBoothInvitations = (booth: BoothKey): Promise<void> =>
  rereadQueries({ queryKey: keyOf(booth) });

export const boothInvitationsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: keyOf(booth),
    queryFn: async (context) => readBoothInvitations(await readingClient(context), booth),
    staleTime: services().times.pollMs,
  });

/** As the server has it now; undefined where it is not there, or not of this booth. @throws ApiProblem */
export async function findBoothInvitation(
  client: ApiClient,
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
  recordId: string,
): Promise<Invitation | undefined> {
  const parts = { RecordId: recordId, ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const options = { policy: 'besideForm', userId: exhibitorUserId } as const;
  const { rows, outcome } = await appointments.rows(client, parts, options);
  if (outcome === 'unclear') throw new Unreadable('InvitationInfo: neither rows nor none');
  return rows.map(readInvitation).find((row) => row?.RecordId === recordId);
}

async function readBoothInvitations(
  client: ApiClient,
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
): Promise<BoothInvitations> {
  const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const options = { userId: exhibitorUserId, sort: { CreatedAtMesc: -1 } } as const;
  const read = await readAllPages(async ({ pageIndex, pageSize }) => {
    const answer = await appointments.rows(client, parts, { ...options, pageIndex, pageSize });
    if (answer.outcome === 'unclear') throw new Unreadable('InvitationInfo: neither rows nor none');
    const items = answer.rows
      .map((row) => ({
        RecordId: String(row['RecordId']),
        invitation: readInvitation(row),
        acceptance: readAcceptance(row),
      }))
      .filter(({ invitation, acceptance }) => invitation !== undefined || acceptance !== undefined);
    return { items, pageIndex, hasMore: answer.received === pageSize };
  });
  return {
    invitations: read.map(({ invitation }) => invitation).filter((one) => one !== undefined),
    acceptances: read.map(({ acceptance }) => acceptance).filter((one) => one !== undefined),
  };
}
