import {
  appointmentRecord,
  type AppointmentEntry,
  appointmentRefusals,
  insertAppointment,
  lookUpAppointments,
} from '#entities/appointment/api/appointmentWrites.ts';
import { randomId } from '#device/identity/randomId.ts';
import { type Appointment, readAppointment } from '#entities/appointment/rules/appointment.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';

export type NewAppointment = Omit<AppointmentEntry, 'clientRef'>;

export function appointmentEntry(wanted: NewAppointment): SubmissionEntry {
  const clientRef = randomId();
  const { exhibitionId, visitorId, exhibitorId } = wanted;
  const record = appointmentRecord({ ...wanted, clientRef });
  const owner = { kind: 'appointment', visitorId, exhibitorId } as const;
  return outboxEntry({ exhibitionId, clientRef, owner, record });
}

/** The first copy of a request takes the time; the second is refused for it. */
const mayRefuseOwnCopy = ({ resCode }: Refusal) =>
  ['slotTaken', 'alreadyAsked'].indexOf(appointmentRefusals[resCode ?? 0] ?? '') >= 0;

/** Requests are found by visitor, exhibitor and time. An earlier one is never overwritten. */
export function appointmentGateway({ record }: SubmissionEntry): SubmissionGateway<Appointment> {
  return {
    insert: (client) => insertAppointment(client, record),
    update: noUpdate,
    find: (client) => lookUpAppointments(client, record),
    count: async (client) => {
      const found = await lookUpAppointments(client, record);
      return found.kind === 'found' ? found.rows.length : undefined;
    },
    read: readAppointment,
    mayRefuseOwnCopy,
  };
}
