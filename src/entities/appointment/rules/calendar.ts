import { isRecordId } from '#domain/record/isRecordId.ts';
import {
  isServerRow,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { firstOf } from './appointment.ts';
import { readCalendarDay, readClockSpan, type Span } from './readClock.ts';

/** A time that the server lists, on its day or, without one, on each day; in minutes after midnight. */
export interface ListedTime {
  readonly day: string | undefined;
  readonly from: number;
  readonly until: number;
  readonly isTaken: boolean;
  /** The booth takes no appointments then: it is no time that was taken. */
  readonly isClosed: boolean;
}

/** When an exhibitor, or one of its people, can be met. */
export interface Calendar {
  readonly RecordId: string;
  readonly exhibitorId: string;
  /** '' for the company's own. */
  readonly contactId: string;
  readonly contactName: TextPair;
  readonly days: { readonly first: string; readonly last: string } | undefined;
  /** In minutes after midnight. */
  readonly hours: Span | undefined;
  readonly lunch: Span | undefined;
  readonly intervalMinutes: number | undefined;
  readonly listed: readonly ListedTime[];
}

const shortest = 5;
const longest = 720;
const mostListed = 5_000;

/** Undefined for what is no row of a calendar. What cannot be read in it is missing, and makes no time. */
export function readCalendar(row: unknown): Calendar | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const contact = firstOf(row['ExhibitorContactId']);
  const first = readCalendarDay(row['EStartDate']);
  const last = readLine(row['EEndDate']) === '' ? first : readCalendarDay(row['EEndDate']);
  const listed = Array.isArray(row['CalendarTime']) ? row['CalendarTime'].slice(0, mostListed) : [];
  return {
    RecordId: row['RecordId'],
    exhibitorId: readReference(firstOf(row['ExhibitorId'])),
    contactId: readReference(contact),
    contactName: readTextPair(isServerRow(contact) ? contact : {}, 'Name'),
    days: first !== undefined && last !== undefined && last >= first ? { first, last } : undefined,
    hours: readClockSpan(row['EStartTime'], row['EEndTime']),
    lunch: readClockSpan(row['LunchStartTime'], row['LunchEndTime']),
    intervalMinutes: readInterval(row['IntervalTime']),
    listed: listed.map(readListed).filter((time) => time !== undefined),
  };
}

function readInterval(value: unknown): number | undefined {
  const minutes = Number(/^(\d{1,3})(?:\.0+)?\s*(?:分钟?|min(?:utes)?)?$/i.exec(readLine(value))?.[1] ?? NaN);
  return minutes >= shortest && minutes <= longest ? minutes : undefined;
}

function readListed(value: unknown): ListedTime | undefined {
  if (!isServerRow(value)) return undefined;
  const span = readClockSpan(value['StartTime'], value['EndTime']);
  return (
    span && {
      ...span,
      day: readCalendarDay(value['StartTime']),
      isTaken: readLine(value['State']) === '1',
      isClosed: isClosedTime(value),
    }
  );
}

/** Other clients see a time that is taken. */
export const isClosedTime = (value: ServerRow): boolean =>
  readLine(value['State']) === '1' && readLine(value['Closed']) === '1';
