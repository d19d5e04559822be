import type { FairMs } from '#domain/time/clocks.ts';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { type Calendar, isClosedTime, readCalendar } from '#entities/appointment/rules/calendar.ts';
import {
  atVenue,
  readCalendarDay,
  readClock,
  readEndClock,
  type Span,
} from '#entities/appointment/rules/readClock.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answer, Answers } from '#domain/form/formDefinition.ts';
import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { clockText, dayKey, type TimesField } from './forms/timesForm.ts';

/** A calendar of the booth as its row says it. */
export interface BoothTimes {
  readonly RecordId: string;
  readonly ExhibitorId: string;
  readonly calendar: Calendar;
  /** `CalendarTime` as the server has it. */
  readonly listed: readonly unknown[];
}

/** Undefined for what is no row of a calendar. */
export function readBoothTimes(row: unknown): BoothTimes | undefined {
  const calendar = readCalendar(row);
  if (calendar === undefined || !isServerRow(row)) return undefined;
  const { CalendarTime: listed } = row;
  return {
    RecordId: calendar.RecordId,
    ExhibitorId: calendar.exhibitorId,
    calendar,
    listed: Array.isArray(listed) ? (listed as readonly unknown[]) : [],
  };
}

/** What a new calendar begins with. */
const usual = {
  start: '09:00',
  end: '17:00',
  interval: '30',
  lunch: 'yes',
  lunchStart: '12:00',
  lunchEnd: '13:00',
};

const wholeDay: Span = { from: 0, until: 24 * 60 };

/** What is closed on a day at its beginning and at its end; what is closed between them is no question of the form. */
function edgesOf({ listed, hours = wholeDay }: Calendar, day: string) {
  const closed = listed.filter((time) => time.isClosed && time.day === day);
  return {
    from: Math.max(hours.from, ...closed.filter(({ from }) => from <= hours.from).map(({ until }) => until)),
    until: Math.min(
      hours.until,
      ...closed.filter(({ until }) => until >= hours.until).map(({ from }) => from),
    ),
  };
}

/** Whether this time of the row is made by the form. */
function isEdge(value: unknown, { hours = wholeDay }: Calendar): boolean {
  if (!isServerRow(value) || !isClosedTime(value)) return false;
  const [from, until] = [readClock(value['StartTime']), readEndClock(value['EndTime'])];
  return (from ?? Infinity) <= hours.from || (until ?? -Infinity) >= hours.until;
}

function answersOfDay(calendar: Calendar, day: string): Answers {
  const { days, hours = wholeDay } = calendar;
  const { from, until } = edgesOf(calendar, day);
  const isOff = days === undefined || day < days.first || day > days.last || until <= from;
  const isUsual = from === hours.from && until === hours.until;
  return {
    [dayKey(day)]: isOff ? 'off' : isUsual ? 'usual' : 'own',
    [dayKey(day, 'from')]: isOff || isUsual ? '' : clockText(from),
    [dayKey(day, 'until')]: isOff || isUsual ? '' : clockText(until),
  };
}

/** What a row says, as answers of the form; without one what is usual. */
export function answersOfTimes(times: BoothTimes | undefined, days: readonly string[]): Answers {
  const answers: Record<string, Answer | undefined> = { ...usual };
  if (times === undefined) for (const day of days) answers[dayKey(day)] = 'usual';
  else {
    const { calendar } = times;
    const { hours, lunch, intervalMinutes } = calendar;
    answers['start'] = hours === undefined ? '' : clockText(hours.from);
    answers['end'] = hours === undefined ? '' : clockText(hours.until);
    answers['interval'] = intervalMinutes === undefined ? '' : String(intervalMinutes);
    answers['lunch'] = lunch === undefined ? 'no' : 'yes';
    answers['lunchStart'] = lunch === undefined ? '' : clockText(lunch.from);
    answers['lunchEnd'] = lunch === undefined ? '' : clockText(lunch.until);
    for (const day of days) Object.assign(answers, answersOfDay(calendar, day));
  }
  return answers;
}

const said = (answers: Answers, key: string): string => {
  const answer = answers[key];
  return typeof answer === 'string' ? answer : '';
};

export type TimesProblem = 'endFirst' | 'lunchEndFirst' | 'tooShort' | 'dayEndFirst' | 'dayOutside';

/** Why these answers make no times, and of which day; undefined where they do. Clocks compare as texts. */
export function timesProblem(
  answers: Answers,
  days: readonly string[],
): { readonly problem: TimesProblem; readonly key: string; readonly day?: string } | undefined {
  const [start, end] = [said(answers, 'start'), said(answers, 'end')];
  if (end <= start) return { problem: 'endFirst', key: 'end' };
  if ((readClock(end) ?? 0) - (readClock(start) ?? 0) < Number(said(answers, 'interval')))
    return { problem: 'tooShort', key: 'interval' };
  if (said(answers, 'lunch') === 'yes' && said(answers, 'lunchEnd') <= said(answers, 'lunchStart'))
    return { problem: 'lunchEndFirst', key: 'lunchEnd' };
  for (const day of days.filter((one) => said(answers, dayKey(one)) === 'own')) {
    const [from, until] = [said(answers, dayKey(day, 'from')), said(answers, dayKey(day, 'until'))];
    if (until <= from) return { problem: 'dayEndFirst', key: dayKey(day, 'until'), day };
    if (from < start || until > end) return { problem: 'dayOutside', key: dayKey(day, 'from'), day };
  }
  return undefined;
}

/** `State` 1 as of a time that is taken, so that clients that know no `Closed` do not offer it either. */
const closedTime = (day: string, StartTime: string, EndTime: string): ServerRow => ({
  StartTime: `${day} ${StartTime}`,
  EndTime: `${day} ${EndTime}`,
  State: '1',
  Closed: '1',
});

function closedOn(answers: Answers, day: string): readonly ServerRow[] {
  const [start, end] = [said(answers, 'start'), said(answers, 'end')];
  const kind = said(answers, dayKey(day));
  if (kind === 'off') return [closedTime(day, start, end)];
  if (kind !== 'own') return [];
  const [from, until] = [said(answers, dayKey(day, 'from')), said(answers, dayKey(day, 'until'))];
  return [
    ...(from > start ? [closedTime(day, start, from)] : []),
    ...(until < end ? [closedTime(day, until, end)] : []),
  ];
}

/**
 * What is sent of these parts. What is closed depends on the hours, and is sent with them.
 * @param now the row as the server has it; what it lists beside the form's own stays
 */
export function timesChanges(
  parts: readonly RowPart[],
  answers: Answers,
  now: BoothTimes | undefined,
  days: readonly string[],
): ServerRow {
  const fields = parts.map(({ field }) => field as TimesField);
  const hasLunch = said(answers, 'lunch') === 'yes';
  const changesDays = fields.some(
    (field) => field.startsWith('Day ') || field === 'EStartTime' || field === 'EEndTime',
  );
  const isOfDays = (value: unknown) =>
    isServerRow(value) && days.includes(readCalendarDay(value['StartTime']) ?? '');
  const stays = now?.listed.filter((value) => !isEdge(value, now.calendar) || !isOfDays(value)) ?? [];
  return {
    ...(fields.includes('EStartTime') && { EStartTime: said(answers, 'start') }),
    ...(fields.includes('EEndTime') && { EEndTime: said(answers, 'end') }),
    ...(fields.includes('IntervalTime') && { IntervalTime: said(answers, 'interval') }),
    ...(fields.includes('Lunch') && {
      LunchStartTime: hasLunch ? said(answers, 'lunchStart') : '',
      LunchEndTime: hasLunch ? said(answers, 'lunchEnd') : '',
    }),
    ...(changesDays && {
      EStartDate: days[0] ?? '',
      EEndDate: days[days.length - 1] ?? '',
      CalendarTime: [
        ...stays,
        ...days.reduce<ServerRow[]>((all, day) => [...all, ...closedOn(answers, day)], []),
      ],
    }),
  };
}

const lies = (calendar: Calendar, row: BoothAppointment): boolean => {
  const { startMs = NaN } = row;
  const day = formatVenueTime(startMs, 'yyyy-MM-dd');
  const { days, hours, lunch } = calendar;
  if (days === undefined || hours === undefined || day < days.first || day > days.last) return false;
  const endMs = endOf(row) ?? NaN;
  const covers = (span: Span) => startMs < atVenue(day, span.until) && endMs > atVenue(day, span.from);
  const closed = calendar.listed.filter((time) => time.isClosed && time.day === day);
  return (
    startMs >= atVenue(day, hours.from) &&
    endMs <= atVenue(day, hours.until) &&
    !(lunch !== undefined && covers(lunch)) &&
    !closed.some(covers)
  );
};

/** What is open and still to come, and would be outside of these times. It stays as it is. */
export const outsideTimes = (
  calendar: Calendar,
  rows: readonly BoothAppointment[],
  nowMs: FairMs,
): readonly BoothAppointment[] =>
  rows
    .filter(
      (row) => row.contactId === calendar.contactId && isOpen(row.state) && (row.startMs ?? NaN) > nowMs,
    )
    .filter((row) => !lies(calendar, row))
    .sort((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0));
