import { describe, expect, it } from 'vitest';
import type { AppointmentState } from '#entities/appointment/rules/appointmentState.ts';
import { readCalendar } from '#entities/appointment/rules/calendar.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import {
  contactClashes,
  boothDay,
  type BoothDayRow,
  boothDays,
} from '#features/exhibitorCenter/rules/boothDay.ts';

const day = '2026-11-25';
const at = (clock: string, on = day) => parseVenueTime(`${on} ${clock}`) ?? NaN;
const clock = (timeMs: number) => formatVenueTime(timeMs, 'HH:mm');
const before = at('08:00', '2026-11-24');

interface Traits {
  readonly state?: AppointmentState;
  readonly contactId?: string;
  readonly own?: BoothAppointment['own'];
  readonly until?: string;
}
const rowOf = (
  RecordId: string,
  start: string,
  { state = 'agreed', contactId = '', own = 'invited', until }: Traits = {},
) =>
  ({
    RecordId,
    state,
    own,
    contactId,
    startMs: at(start),
    endMs: until === undefined ? undefined : at(until),
  }) as BoothAppointment;

function calendarOf(contactId = '', change: Readonly<Record<string, unknown>> = {}) {
  const calendar = readCalendar({
    RecordId: 'calendar0000000000000001',
    ExhibitorContactId: contactId,
    EStartDate: day,
    EEndDate: day,
    EStartTime: '09:00',
    EEndTime: '15:00',
    IntervalTime: '60',
    LunchStartTime: '12:00',
    LunchEndTime: '13:00',
    CalendarTime: [],
    ...change,
  });
  if (calendar === undefined) throw new Error('no calendar');
  return calendar;
}

const told = (row: BoothDayRow): string => {
  if (row.kind === 'now') return `now ${clock(row.startMs)}`;
  if (row.kind === 'appointment') return `${row.row.RecordId} ${clock(row.startMs)}`;
  return `${row.kind} ${clock(row.startMs)}-${clock(row.endMs)} ${row.contactId}`.trim();
};
const dayOf = (rows: readonly BoothAppointment[], calendars = [calendarOf()], nowMs = before, on = day) =>
  boothDay({ rows, calendars, nowMs }, on).map(told);

describe('a day of a booth', { tags: ['stand-day'] }, () => {
  it('has its free times around lunch', () => {
    expect(dayOf([])).toEqual(['free 09:00-12:00', 'lunch 12:00-13:00', 'free 13:00-15:00']);
  });

  it('has appointments between its free times, which are not free then', () => {
    expect(dayOf([rowOf('one', '10:00', { until: '11:00' })])).toEqual([
      'free 09:00-10:00',
      'one 10:00',
      'free 11:00-12:00',
      'lunch 12:00-13:00',
      'free 13:00-15:00',
    ]);
  });

  it('says what the server has given away without an appointment that is shown', () => {
    const taken = { StartTime: `${day} 09:00`, EndTime: `${day} 10:00`, State: '1' };
    const calendar = calendarOf('', { CalendarTime: [taken], EEndTime: '11:00' });
    expect(dayOf([], [calendar])).toEqual(['taken 09:00-10:00', 'free 10:00-11:00']);
    expect(dayOf([rowOf('one', '09:00', { until: '10:00' })], [calendar])).toEqual([
      'one 09:00',
      'free 10:00-11:00',
    ]);
  });

  it('keeps the times of two people apart, and their common lunch once', () => {
    const rows = [rowOf('one', '10:00', { contactId: 'a', until: '11:00' })];
    expect(dayOf(rows, [calendarOf(), calendarOf('a')])).toEqual([
      'free 09:00-10:00',
      'free 09:00-10:00 a',
      'one 10:00',
      'free 10:00-12:00',
      'free 11:00-12:00 a',
      'lunch 12:00-13:00',
      'free 13:00-15:00',
      'free 13:00-15:00 a',
    ]);
  });

  it('says where it is now on the day itself, after what has begun, and offers nothing that has passed', () => {
    const rows = [rowOf('one', '10:00', { until: '11:00' })];
    const half = calendarOf('', { EEndTime: '12:00' });
    expect(dayOf(rows, [half], at('10:20'))).toEqual(['one 10:00', 'now 10:20', 'free 11:00-12:00']);
    expect(dayOf([], [half], at('10:20', '2026-11-26'))).toEqual([]);
  });

  it.each([
    ['agreed', 'invited', true],
    ['hostApproved', 'invited', true],
    ['pending', 'asker', true],
    ['attended', 'invited', true],
    ['noShow', 'invited', true],
    ['pending', 'invited', false],
    ['cancelled', 'invited', false],
    ['rejected', 'asker', false],
    ['deleted', 'invited', false],
  ] as const)('%s, where the booth is the %s: shown %s', (state, own, isShown) => {
    expect(dayOf([rowOf('one', '10:00', { state, own })], [])).toEqual(isShown ? ['one 10:00'] : []);
  });

  it('is a day of the exhibition, of a calendar or of an appointment', () => {
    const rows = [rowOf('one', '10:00'), rowOf('off', '10:00', { state: 'cancelled' })];
    const calendars = [calendarOf('', { EStartDate: '2026-11-27', EEndDate: '2026-11-27' })];
    expect(boothDays({ rows, calendars, nowMs: before }, ['2026-11-26'])).toEqual([
      day,
      '2026-11-26',
      '2026-11-27',
    ]);
  });
});

describe('appointments of one contact at the same time', { tags: ['stand-day'] }, () => {
  const ids = (rows: readonly BoothAppointment[], nowMs = before) =>
    contactClashes(rows, nowMs).map(({ contactId, rows: found }) =>
      [contactId, ...found.map(({ RecordId }) => RecordId)].join(' '),
    );

  it('are named together, for each contact', () => {
    expect(
      ids([
        rowOf('c', '10:20', { contactId: 'x', until: '10:50' }),
        rowOf('a', '09:40', { contactId: 'x', until: '10:10' }),
        rowOf('b', '10:00', { contactId: 'x', until: '10:30' }),
        rowOf('d', '10:00', { contactId: 'y', until: '10:30' }),
        rowOf('e', '14:00', { until: '14:30' }),
        rowOf('f', '14:15', { until: '14:45' }),
      ]),
    ).toEqual(['x a b c', ' e f']);
  });

  it('are none where one begins as the other ends, or one is not open, or both are over', () => {
    expect(ids([rowOf('a', '10:00', { until: '10:30' }), rowOf('b', '10:30', { until: '11:00' })])).toEqual(
      [],
    );
    expect(ids([rowOf('a', '10:00'), rowOf('b', '10:00', { state: 'cancelled' })])).toEqual([]);
    expect(ids([rowOf('a', '10:00'), rowOf('b', '10:00')], at('23:00'))).toEqual([]);
  });
});
