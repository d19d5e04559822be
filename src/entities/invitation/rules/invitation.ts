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
import { firstOf } from '#entities/appointment/rules/appointment.ts';
import { appointmentState } from '#entities/appointment/rules/appointmentState.ts';
import { readCalendarDay, readMeetingTime } from '#entities/appointment/rules/readClock.ts';

/** An exhibitor's invitation that its link gives to anyone who opens it. */
export interface Invitation {
  readonly RecordId: string;
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  /** Who invites; '' for the booth. */
  readonly contactId: string;
  readonly person: TextPair;
  readonly job: TextPair;
  /** The picture of who invites; '' where there is none. */
  readonly face: string;
  /** Of who invites; '' where the server does not say. */
  readonly phone: string;
  readonly company: TextPair;
  readonly logo: string;
  readonly boothNo: string;
  /** Of the booth; '' where the server does not say. */
  readonly hallId: string;
  /** Through which one registers; '' for the usual one. */
  readonly channelId: string;
  /** Of the proposed meeting, epoch milliseconds; undefined where none is proposed. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly place: string;
  readonly words: string;
  /** How many people may accept it. */
  readonly seats: number;
  /** How many have, as the server counts. */
  readonly taken: number;
  readonly isWithdrawn: boolean;
}

const longest = 1_000;

const embedded = (value: unknown): ServerRow => {
  const first = firstOf(value);
  return isServerRow(first) ? first : {};
};

const countIn = (value: unknown): number => {
  const count = Number(readLine(value) || NaN);
  return count >= 0 && count < 100_000 ? Math.floor(count) : 0;
};

/** Undefined for every other row, also for one that names who is invited. */
export function readInvitation(row: unknown): Invitation | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  if (readLine(row['Type']) !== '2' || readReference(firstOf(row['VisitorId'])) !== '') return undefined;
  const company = embedded(row['Initator']);
  const contact = embedded(row['InitatorChild']);
  const words = row['InvitationMsgContent'];
  return {
    RecordId: row['RecordId'],
    exhibitionId: readReference(firstOf(row['ExhibitionId'])),
    exhibitorId: readReference(firstOf(row['ExhibitorId'])) || readLine(company['RecordId']),
    contactId: readReference(firstOf(row['InitatorChild'])),
    person: readTextPair(contact, 'Name'),
    job: readTextPair(contact, 'Job'),
    face: readLine(contact['Image'], 2_000),
    phone: readLine(contact['Phone'], 40),
    company: readTextPair(company, 'CompanyName'),
    logo: readLine(company['Logo'], 2_000),
    boothNo: readLine(company['BoothNo']),
    hallId: readReference(firstOf(company['ExhibitionHallId'])),
    channelId: readReference(firstOf(row['ChannelId'])),
    ...readMeetingTime(
      readCalendarDay(row['MeetingTimeDate']),
      row['MeetingTimeStart'],
      row['MeetingTimeEnd'],
    ),
    place: readLine(row['MeetingPlace']),
    words: typeof words === 'string' ? cleanText(words, longest) : '',
    seats: Math.max(1, countIn(row['Seats'])),
    taken: countIn(row['Taken']),
    isWithdrawn: appointmentState(row['State']) === 'cancelled',
  };
}
