import {
  type AppointmentEntry,
  type AppointmentRefusal,
  appointmentRefusals,
  insertAppointment,
  invitationRecord,
  lookUpAppointments,
} from '#entities/appointment/api/appointmentWrites.ts';
import { type BoothAppointment, readBoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { randomId } from '#device/identity/randomId.ts';
import type { GatewayOf } from '#sending/createSubmission.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { noUpdate } from '#sending/submissionGateway.ts';

export type Invitation = Pick<
  AppointmentEntry,
  'visitorId' | 'contactId' | 'startMs' | 'endMs' | 'place' | 'reason'
>;

/** One contact of the booth and one visitor. */
export const invitationOwner = (
  { exhibitorId, exhibitorUserId }: BoothKey,
  visitorId: string,
): OutboxOwner => ({
  kind: 'boothRow',
  exhibitorId,
  exhibitorUserId,
  form: 'invitation',
  recordId: visitorId,
});

export function invitationEntry(booth: BoothKey, invitation: Invitation): SubmissionEntry {
  const { exhibitionId, exhibitorId } = booth;
  const clientRef = randomId();
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: invitationOwner(booth, invitation.visitorId),
    record: invitationRecord({ ...invitation, exhibitionId, exhibitorId, clientRef }),
  });
}

/** What the server says no with; undefined where its own sentence is all there is. */
export const invitationRefusal = ({ resCode }: Refusal): AppointmentRefusal | undefined =>
  appointmentRefusals[resCode ?? 0];

/** The first copy of an invitation takes the time of both; the second is refused for it. */
const mayRefuseOwnCopy = (refusal: Refusal) =>
  ['slotTaken', 'visitorBusy', 'alreadyAsked'].indexOf(invitationRefusal(refusal) ?? '') >= 0;

/** How an invitation is sent once, as the booth's user. It is found by its reference, or by visitor and time. */
export const invitationGateway =
  ({ exhibitorUserId: userId }: BoothKey): GatewayOf<BoothAppointment> =>
  ({ record }) => {
    return {
      insert: (client) => insertAppointment(client, record, { userId }),
      update: noUpdate,
      find: (client) => lookUpAppointments(client, record, { userId }),
      count: async (client) => {
        const found = await lookUpAppointments(client, record, { userId });
        return found.kind === 'found' ? found.rows.length : undefined;
      },
      read: readBoothAppointment,
      mayRefuseOwnCopy,
    };
  };
