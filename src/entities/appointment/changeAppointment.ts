import type { ApiClient } from '#data/client/apiClient.ts';
import { attendanceFields, type MeetingTime, proposalFields, timeFields } from './api/appointmentWrites.ts';
import type { AttendanceNote, AttendanceProof } from './rules/attendance.ts';
import type { Appointment } from './rules/appointment.ts';
import { codeOfState } from './rules/appointmentState.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { findAppointment } from './appointmentQueries.ts';
import { unscheduleAppointment } from './scheduleAppointments.ts';
import { type ChangeFailure, changeOnce } from './changeOnce.ts';

/** What the change goes out from. */
type Seen = Pick<Appointment, 'exhibitionId' | 'visitorId' | 'RecordId' | 'state' | 'startMs'>;

interface Change {
  readonly setValue: ServerRow;
  /** Whether it is so now. */
  readonly holds: (now: Appointment) => boolean;
}

const besideForm = { policy: 'besideForm' } as const;

const change = (seen: Seen, wanted: Change): Promise<'done' | ChangeFailure> =>
  changeOnce({ seen, readAgain: (client) => readAgain(client, seen), ...wanted });

const readAgain = (client: ApiClient, { exhibitionId, visitorId, RecordId }: Seen) =>
  findAppointment(client, { exhibitionId, visitorIds: [visitorId], appointmentId: RecordId }, besideForm);

type Decided = 'agreed' | 'rejected' | 'cancelled';

async function setState(seen: Appointment, state: Decided, remark?: string) {
  const outcome = await change(seen, {
    setValue: { State: codeOfState(state), ...(remark !== undefined && { Remark: remark }) },
    holds: (now) => now.state === state,
  });
  if (outcome === 'done' && state === 'cancelled') unscheduleAppointment(seen.exhibitionId, seen.RecordId);
  return outcome;
}

export const acceptAppointment = (seen: Appointment) => setState(seen, 'agreed');
export const refuseAppointment = (seen: Appointment, remark: string) => setState(seen, 'rejected', remark);
export const cancelAppointment = (seen: Appointment, remark: string) => setState(seen, 'cancelled', remark);

type Met = Pick<AttendanceNote, 'exhibitionId' | 'visitorId' | 'appointmentId' | 'startMs'>;

/** @param scannedAtMs by the server's clock */
export function attendAppointment(met: Met, proof: AttendanceProof, scannedAtMs: number) {
  const { exhibitionId, visitorId, appointmentId: RecordId, startMs } = met;
  const seen = { exhibitionId, visitorId, RecordId, state: 'agreed', startMs: startMs || undefined } as const;
  return change(seen, {
    setValue: { State: codeOfState('attended'), ...attendanceFields(proof, scannedAtMs) },
    holds: (now) => now.state === 'attended',
  });
}

export interface MovedAppointment extends MeetingTime {
  readonly place: string;
  /** What it is about; of one who was invited, what they say about the change. */
  readonly reason: string;
}

/** Another time for the same appointment, which is answered like a new one: what was an invitation is a request then. */
export function moveAppointment(seen: Appointment, to: MovedAppointment): Promise<'done' | ChangeFailure> {
  const { place: MeetingPlace, reason } = to;
  const isInvited = seen.own === 'invited';
  return change(seen, {
    setValue: {
      ...timeFields(to),
      MeetingPlace,
      State: codeOfState('pending'),
      ...(isInvited ? { ...proposalFields(seen), Remark: reason } : { InvitationMsgContent: reason }),
    },
    holds: (now) => now.own === 'asker' && now.startMs === to.startMs && now.startMs !== seen.startMs,
  });
}
