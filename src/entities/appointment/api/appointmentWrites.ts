import type { FairMs } from '#domain/time/clocks.ts';
import { firstOf } from '../rules/appointment.ts';
import { isOpen } from '../rules/appointmentActions.ts';
import { appointmentState } from '../rules/appointmentState.ts';
import type { AttendanceProof } from '../rules/attendance.ts';
import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient, CallOptions } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { appointments } from './appointmentCollections.ts';

export type AppointmentRefusal =
  | 'alreadyAsked'
  | 'slotTaken'
  | 'gone'
  | 'changed'
  | 'visitorBusy'
  | 'timeGone'
  | 'notRegistered'
  | 'notNow'
  | 'wrongPlace';

/** What the server says no with. 400001 is seen elsewhere; the others are assumed. */
export const appointmentRefusals: Readonly<Record<number, AppointmentRefusal>> = {
  400001: 'alreadyAsked',
  1601: 'slotTaken',
  1602: 'gone',
  1603: 'changed',
  1604: 'visitorBusy',
  1605: 'timeGone',
  1606: 'notRegistered',
  1701: 'notNow',
  1702: 'wrongPlace',
};

export interface MeetingTime {
  readonly startMs: number;
  readonly endMs: number;
}

export interface AppointmentEntry extends MeetingTime {
  readonly exhibitionId: string;
  readonly clientRef: string;
  readonly visitorId: string;
  readonly exhibitorId: string;
  /** '' for the company. */
  readonly contactId: string;
  readonly place: string;
  readonly reason: string;
}

/** The fields of a time, as other clients write them. */
export const timeFields = ({ startMs, endMs }: MeetingTime) => ({
  MeetingTimeDate: formatVenueTime(startMs, 'yyyy-MM-dd'),
  MeetingTimeStart: formatVenueTime(startMs, 'HH:mm'),
  MeetingTimeEnd: formatVenueTime(endMs, 'HH:mm'),
});

/** The invited who proposes another time asks from then on, and the one who has invited answers. */
export const proposalFields = ({
  visitorId,
  exhibitorId,
  contactId,
}: Pick<AppointmentEntry, 'visitorId' | 'exhibitorId' | 'contactId'>) => ({
  Type: '0',
  Initator: visitorId,
  InitatorChild: '',
  Receiver: exhibitorId,
  ReceiverChild: contactId,
});

/** A booth that proposes another time asks from then on, and its visitor answers. */
export const boothProposalFields = ({
  visitorId,
  exhibitorId,
  contactId,
}: Pick<AppointmentEntry, 'visitorId' | 'exhibitorId' | 'contactId'>) => ({
  Type: '1',
  Initator: exhibitorId,
  InitatorChild: contactId,
  Receiver: visitorId,
  ReceiverChild: '',
});

/** That the two have met, and how that is known. */
export const attendanceFields = (proof: AttendanceProof, scannedAtMs: FairMs): ServerRow => ({
  AttendProof: proof.by === 'exhibitor' ? '1' : '2',
  AttendTime: formatVenueTime(scannedAtMs, 'yyyy-MM-dd HH:mm:ss'),
  ...(proof.by === 'place' && { SignInPlaceId: proof.placeId }),
});

/** A visitor's request. `State` 0: the server goes on from there, also where no host reviews it. */
export function appointmentRecord(entry: AppointmentEntry): ServerRow {
  const { exhibitionId, clientRef, visitorId, exhibitorId, contactId, place, reason } = entry;
  return {
    ExhibitionId: exhibitionId,
    ClientRef: clientRef,
    Type: '0',
    State: '0',
    VisitorId: visitorId,
    ExhibitorId: exhibitorId,
    Initator: visitorId,
    Receiver: exhibitorId,
    ...(contactId === '' ? {} : { ReceiverChild: contactId }),
    ...timeFields(entry),
    MeetingPlace: place,
    InvitationMsgContent: reason,
  };
}

/** An exhibitor's invitation: the person of the booth whom it is with has asked, and the visitor answers. */
export function invitationRecord(entry: AppointmentEntry): ServerRow {
  const { exhibitionId, clientRef, visitorId, exhibitorId, contactId, place, reason } = entry;
  return {
    ExhibitionId: exhibitionId,
    ClientRef: clientRef,
    State: '0',
    VisitorId: visitorId,
    ExhibitorId: exhibitorId,
    Type: '1',
    Initator: exhibitorId,
    Receiver: visitorId,
    ...(contactId === '' ? {} : { InitatorChild: contactId }),
    ...timeFields(entry),
    MeetingPlace: place,
    InvitationMsgContent: reason,
  };
}

/** Sends a request or an invitation once; never throws for what the network or the server does. */
export function insertAppointment(
  client: ApiClient,
  record: ServerRow,
  options?: CallOptions,
): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/InvitationInfo', { record }, options));
}

/** Changes an appointment once; doing it twice does no harm. */
export function updateAppointment(
  client: ApiClient,
  recordId: string,
  setValue: ServerRow,
  options?: CallOptions,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a change of an appointment without its RecordId');
  return outcomeOf(client.write('/data/update/InvitationInfo', { recordId, setValue }, options));
}

const onSchedule = { policy: 'schedule' } as const;
const sameTime = ['MeetingTimeDate', 'MeetingTimeStart'] as const;
/** What is written as an id and read as rows. */
const people = ['Receiver', 'ReceiverChild', 'Initator', 'InitatorChild'] as const;

/**
 * Whether a request or an invitation has arrived: by its reference, or by the same exhibitor and time. Earlier ones that came to nothing
 * don't count. The rows have ids where the server writes people, so that they compare to what was sent.
 */
export async function lookUpAppointments(
  client: ApiClient,
  record: ServerRow,
  options?: Pick<CallOptions, 'userId'>,
): Promise<RowLookup> {
  const parts = {
    ExhibitionId: readReference(record['ExhibitionId']),
    VisitorId: readReference(record['VisitorId']),
    ExhibitorId: readReference(record['ExhibitorId']),
  };
  const found = await lookUp(client, appointments, parts, { ...onSchedule, ...options });
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => isSame(row, record)).map(withIds);
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}

function isSame(row: ServerRow, record: ServerRow): boolean {
  if (readLine(row['ClientRef']) === record['ClientRef']) return true;
  return (
    isOpen(appointmentState(row['State'])) &&
    sameTime.every((name) => readLine(row[name]) === readLine(record[name]))
  );
}

function withIds(row: ServerRow): ServerRow {
  const ids = people.filter((name) => row[name] !== undefined);
  const state = readLine(row['State']);
  return {
    ...row,
    // What became of it since it was sent is no difference.
    ...(isOpen(appointmentState(state)) && { State: '0' }),
    ...ids.reduce((all, name) => ({ ...all, [name]: readReference(firstOf(row[name])) }), {}),
    // Seen: a visitor is read under another name, by who has asked.
    ...(readLine(row['Type']) === '1' ? visitorAs('Receiver', row) : visitorAs('Initator', row)),
  };
}

function visitorAs(field: 'Initator' | 'Receiver', row: ServerRow): ServerRow {
  const listed = row[field === 'Initator' ? 'VisitorInitator' : 'VisitorReceiver'];
  return listed === undefined ? {} : { [field]: readReference(firstOf(listed)) };
}
