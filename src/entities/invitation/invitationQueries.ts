import { queryOptions } from '@tanstack/react-query';
import { Unreadable } from '#data/client/problems.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readOwnKept } from '#data/queries/keptOwnRows.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { readKept } from '#data/queries/readKept.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { services } from '#session/services.ts';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import { type Acceptance, readAcceptance } from './rules/acceptance.ts';
import { type Invitation, readInvitation } from './rules/invitation.ts';

const invitationKey = (exhibitionId: string, invitationId: string) =>
  ['invitation', exhibitionId, invitationId] as const;

/** Reads again the invitation, and whether it was accepted. */
export const invalidateInvitation = (exhibitionId: string, invitationId: string): Promise<void> =>
  rereadQueries({ queryKey: invitationKey(exhibitionId, invitationId) });

/** `null` where there is none with this number at this exhibition. */
export const invitationQuery = (exhibitionId: string, invitationId: string) =>
  queryOptions({
    queryKey: invitationKey(exhibitionId, invitationId),
    queryFn: (context): Promise<Invitation | null> =>
      readKept(context, { exhibitionId, name: `invitation/${invitationId}` }, async () => {
        const parts = { RecordId: invitationId, ExhibitionId: exhibitionId };
        const { rows, outcome } = await appointments.rows(await readingClient(context), parts);
        if (outcome === 'unclear') throw new Unreadable('InvitationInfo: neither rows nor none');
        return rows.map(readInvitation).find((row) => row?.RecordId === invitationId) ?? null;
      }),
    staleTime: services().times.pollMs,
  });

interface Accepted {
  readonly exhibitionId: string;
  readonly invitationId: string;
  readonly visitorId: string;
}

/** That this visitor has accepted it, here or on another phone; `null` where they have not. */
export const acceptanceQuery = ({ exhibitionId, invitationId, visitorId }: Accepted) =>
  queryOptions({
    queryKey: [...invitationKey(exhibitionId, invitationId), visitorId] as const,
    queryFn: (context): Promise<Acceptance | null> => {
      const place = { exhibitionId, visitorIds: [visitorId], name: `acceptance/${invitationId}` };
      return readOwnKept(context, place, async () => {
        const client = await readingClient(context);
        const parts = { ExhibitionId: exhibitionId, VisitorId: visitorId };
        const rows = await readAllPages(async ({ pageIndex, pageSize }) => {
          const answer = await appointments.rows(client, parts, {
            pageIndex,
            pageSize,
            sort: { RecordId: 1 },
          });
          if (answer.outcome === 'unclear') throw new Unreadable('InvitationInfo: neither rows nor none');
          const items = answer.rows.map(readAcceptance).filter((row) => row !== undefined);
          return { items, pageIndex, hasMore: answer.received === pageSize };
        });
        return rows.find((row) => row.invitationId === invitationId && row.visitorId === visitorId) ?? null;
      });
    },
    staleTime: services().times.pollMs,
  });
