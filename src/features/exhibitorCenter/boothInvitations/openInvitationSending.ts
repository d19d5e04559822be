import {
  insertInvitation,
  lookUpInvitations,
  type NewInvitation,
  openInvitationRecord,
} from '#entities/invitation/api/invitationWrites.ts';
import { type Invitation, readInvitation } from '#entities/invitation/rules/invitation.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { GatewayOf } from '#sending/createSubmission.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { noUpdate } from '#sending/submissionGateway.ts';

export type InvitationToSend = Omit<NewInvitation, 'exhibitionId' | 'exhibitorId' | 'clientRef'>;

/** One at a time for each contact of the booth. */
export const openInvitationOwner = ({ exhibitorId, exhibitorUserId }: BoothKey): OutboxOwner => ({
  kind: 'boothRow',
  exhibitorId,
  exhibitorUserId,
  form: 'openInvitation',
  recordId: '',
});

export function openInvitationEntry(booth: BoothKey, invitation: InvitationToSend): SubmissionEntry {
  const { exhibitionId, exhibitorId } = booth;
  const clientRef = randomId();
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: openInvitationOwner(booth),
    record: openInvitationRecord({ ...invitation, exhibitionId, exhibitorId, clientRef }),
  });
}

/** How an invitation is made once, as the booth's user. It is found by its reference. */
export const openInvitationGateway =
  ({ exhibitorUserId: userId }: BoothKey): GatewayOf<Invitation> =>
  ({ record }) => ({
    insert: (client) => insertInvitation(client, record, { userId }),
    update: noUpdate,
    find: (client) => lookUpInvitations(client, record, { userId }),
    count: async (client) => {
      const found = await lookUpInvitations(client, record, { userId });
      return found.kind === 'found' ? found.rows.length : undefined;
    },
    read: readInvitation,
  });
