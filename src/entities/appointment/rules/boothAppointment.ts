import { type Appointment, firstOf, readAppointment } from './appointment.ts';
import type { AppointmentActor } from './appointmentActions.ts';
import { isServerRow, readLine, readTextPair, type ServerRow } from '#domain/record/serverRow.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';

/** Who comes to the booth, as far as the row tells; '' for what it leaves out. */
export interface BoothGuest {
  readonly name: TextPair;
  readonly company: TextPair;
  readonly job: string;
}

/** An appointment as its exhibitor sees it. */
export interface BoothAppointment extends Omit<Appointment, 'own' | 'partner'> {
  /** What the exhibitor is in it. */
  readonly own: Exclude<AppointmentActor, 'host'>;
  readonly guest: BoothGuest;
  /** Of the person of the booth whom it is with, of whom `contactId` is the id; '' both where it is with the booth. */
  readonly contactName: TextPair;
}

/** Undefined for what is no row of an appointment. */
export function readBoothAppointment(row: unknown): BoothAppointment | undefined {
  const read = readAppointment(row);
  if (read === undefined || !isServerRow(row)) return undefined;
  const { own, partner, ...rest } = read;
  // Seen: the visitor is in one of two lists, by who has asked.
  const visitor = embedded(row[own === 'asker' ? 'VisitorInitator' : 'VisitorReceiver']);
  return {
    ...rest,
    own: own === 'asker' ? 'invited' : 'asker',
    contactName: partner.person,
    guest: {
      name: readTextPair(visitor, 'Name'),
      company: readTextPair(visitor, 'CompanyName'),
      job: readLine(visitor['Job']),
    },
  };
}

function embedded(value: unknown): ServerRow {
  const first = firstOf(value);
  return isServerRow(first) ? first : {};
}
