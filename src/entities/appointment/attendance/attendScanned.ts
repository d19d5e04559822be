import type { Appointment } from '../rules/appointment.ts';
import { type AttendanceProof, attendanceProof } from '../rules/attendance.ts';
import { readCheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { readStoredPlaces } from '#entities/checkIn/storedPlaces.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { attendAppointment } from '../changeAppointment.ts';
import type { ChangeFailure } from '../changeOnce.ts';
import { attendanceNotes } from './attendanceNotes.ts';
import { resumeAttendances } from './sendAttendances.ts';

/** `waiting`: saved on the phone, and sent with the network. */
export type AttendOutcome = 'done' | 'waiting' | 'wrongCode' | ChangeFailure;

/** Notes that the two have met, by the code of the exhibitor or of the place. Without a network or an answer the phone keeps it. */
export async function attendScanned(appointment: Appointment, text: string): Promise<AttendOutcome> {
  const places = (readStoredPlaces(appointment.exhibitionId) ?? [])
    .map(readCheckInPlace)
    .filter((place) => place !== undefined);
  const proof = attendanceProof(appointment, text, places);
  return proof === undefined ? 'wrongCode' : attend(appointment, proof);
}

export async function attend(seen: Appointment, proof: AttendanceProof): Promise<AttendOutcome> {
  const { exhibitionId, visitorId, RecordId: appointmentId, startMs = 0 } = seen;
  const scannedAtMs = fairNowMs();
  // On the phone before the first byte, so that a page that is killed has noted it.
  const actorId = currentVisitorId(exhibitionId) ?? '';
  attendanceNotes().put({ exhibitionId, visitorId, actorId, appointmentId, startMs, scannedAtMs, proof });
  const met = { exhibitionId, visitorId, appointmentId, startMs };
  const outcome = await attendAppointment(met, proof, scannedAtMs);
  if (outcome === 'notSent' || outcome === 'notDone' || outcome === 'unknown') {
    resumeAttendances();
    return 'waiting';
  }
  attendanceNotes().remove(appointmentId);
  return outcome;
}
