import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readReference, readTextPair } from '#domain/record/serverRow.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { firstOf } from '#entities/appointment/rules/appointment.ts';
import { type AppointmentState, appointmentState } from '#entities/appointment/rules/appointmentState.ts';
import { readCalendarDay, readMeetingTime } from '#entities/appointment/rules/readClock.ts';

/** That a visitor has accepted an invitation: with its meeting, which is an appointment from then on, or without one. */
export interface Acceptance {
  readonly RecordId: string;
  readonly invitationId: string;
  readonly visitorId: string;
  readonly state: AppointmentState;
  /** Of the meeting; undefined where it was accepted without one. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** As the booth sees them; '' for what the row leaves out. */
  readonly name: TextPair;
  readonly company: TextPair;
}

/** Undefined for a row that accepts nothing. */
export function readAcceptance(row: unknown): Acceptance | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const invitationId = readReference(firstOf(row['InvitationId']));
  const visitorId = readReference(firstOf(row['VisitorId']));
  if (invitationId === '' || visitorId === '') return undefined;
  const listed = firstOf(row['VisitorReceiver']) ?? firstOf(row['VisitorInitator']);
  const guest = isServerRow(listed) ? listed : {};
  return {
    RecordId: row['RecordId'],
    invitationId,
    visitorId,
    state: appointmentState(row['State']),
    ...readMeetingTime(
      readCalendarDay(row['MeetingTimeDate']),
      row['MeetingTimeStart'],
      row['MeetingTimeEnd'],
    ),
    name: readTextPair(guest, 'Name'),
    company: readTextPair(guest, 'CompanyName'),
  };
}

export const hasMeeting = ({ startMs }: Pick<Acceptance, 'startMs'>): boolean => startMs !== undefined;
