import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import {
  isServerRow,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import type { AppointmentActor } from './appointmentActions.ts';
import { type AppointmentState, appointmentState } from './appointmentState.ts';
import { readCalendarDay, readMeetingTime } from './readClock.ts';

/** The exhibitor, as far as it is known. */
export interface AppointmentPartner {
  readonly company: TextPair;
  readonly logo: string;
  readonly boothNo: string;
  readonly hallId: string;
  /** The person whom it is with; '' both where it is with the company. */
  readonly person: TextPair;
}

/** An appointment of a visitor with an exhibitor. */
export interface Appointment {
  readonly RecordId: string;
  readonly exhibitionId: string;
  readonly visitorId: string;
  /** '' where the row names none: then nothing can be asked of it again. */
  readonly exhibitorId: string;
  readonly contactId: string;
  /** What the visitor is in it. */
  readonly own: Exclude<AppointmentActor, 'host'>;
  readonly state: AppointmentState;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly place: string;
  /** The place whose printed code shows that one was there; '' where none is named. */
  readonly placeId: string;
  readonly reason: string;
  /** Why it was refused, not approved or cancelled. */
  readonly remark: string;
  readonly clientRef: string;
  readonly partner: AppointmentPartner;
}

const longest = 1_000;

/** An array of embedded rows, one row, or an id. */
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const embedded = (value: unknown): ServerRow => {
  const first = firstOf(value);
  return isServerRow(first) ? first : {};
};

const readText = (value: unknown) =>
  typeof value === 'string' ? cleanText(value, longest) : readLine(value);

/** Undefined for what is no row of an appointment, as an invitation that its link gives away. */
export function readAppointment(row: unknown): Appointment | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId']) || readLine(row['Type']) === '2') return undefined;
  const isIncoming = readLine(row['Type']) === '1';
  const company = embedded(row[isIncoming ? 'Initator' : 'Receiver']);
  const contact = row[isIncoming ? 'InitatorChild' : 'ReceiverChild'];
  const day = readCalendarDay(row['MeetingTimeDate']);
  return {
    RecordId: row['RecordId'],
    exhibitionId: readReference(firstOf(row['ExhibitionId'])),
    visitorId: readReference(firstOf(row['VisitorId'])),
    exhibitorId: readReference(firstOf(row['ExhibitorId'])) || readLine(company['RecordId']),
    contactId: readReference(firstOf(contact)),
    own: isIncoming ? 'invited' : 'asker',
    state: appointmentState(row['State']),
    ...readMeetingTime(day, row['MeetingTimeStart'], row['MeetingTimeEnd']),
    place: readLine(row['MeetingPlace']),
    placeId: readReference(firstOf(row['SignInPlaceId'])),
    reason: readText(row['InvitationMsgContent']),
    remark: readText(row['Remark']),
    clientRef: readLine(row['ClientRef']),
    partner: {
      company: readTextPair(company, 'CompanyName'),
      logo: readLine(company['Logo'], 2_000),
      boothNo: readLine(company['BoothNo']),
      hallId: readReference(firstOf(company['ExhibitionHallId'])),
      person: readTextPair(embedded(contact), 'Name'),
    },
  };
}
