import { type Appointment, readAppointment } from './appointment.ts';
import { type BoothGuest, readBoothAppointment } from './boothAppointment.ts';

/** An appointment as the organiser sees it: who comes, and to whom. */
export interface ReviewedAppointment extends Appointment {
  readonly guest: BoothGuest;
}

/** Undefined for what is no row of an appointment. */
export function readReviewedAppointment(row: unknown): ReviewedAppointment | undefined {
  const [read, booth] = [readAppointment(row), readBoothAppointment(row)];
  return read === undefined || booth === undefined ? undefined : { ...read, guest: booth.guest };
}
