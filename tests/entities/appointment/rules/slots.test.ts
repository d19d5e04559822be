import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCalendar } from '#entities/appointment/rules/calendar.ts';
import { nearestFree, slotDays } from '#entities/appointment/rules/slots.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const row = {
  RecordId: 'calendar0000000000000001',
  ExhibitorId: 'exhibitor000000000000001',
  EStartDate: '2026-11-25',
  EEndDate: '2026-11-25',
  EStartTime: '09:00',
  EEndTime: '12:00',
  IntervalTime: '60',
  LunchStartTime: '',
  LunchEndTime: '',
  CalendarTime: [] as unknown,
};
const at = (text: string) => parseVenueTime(text) ?? NaN;
const longBefore = at('2026-11-01');

function daysOf(change: Readonly<Record<string, unknown>>, nowMs = longBefore) {
  const calendar = readCalendar({ ...row, ...change });
  return calendar === undefined ? [] : slotDays(calendar, nowMs);
}
const clock = (timeMs: number) => formatVenueTime(timeMs, 'HH:mm');
/** `09:00` where it is free, `(09:00)` where it is taken, `[09:00]` where it is past. */
const told = (change: Readonly<Record<string, unknown>>, nowMs?: number) =>
  daysOf(change, nowMs).map(({ day, slots }) => [
    day.slice(8),
    ...slots.map(({ startMs, state }) =>
      state === 'free' ? clock(startMs) : state === 'taken' ? `(${clock(startMs)})` : `[${clock(startMs)}]`,
    ),
  ]);

describe('the times of a calendar', () => {
  const closedOn = (start: string, end: string) => ({
    CalendarTime: [
      { StartTime: `2026-11-25 ${start}`, EndTime: `2026-11-25 ${end}`, State: '1', Closed: '1' },
    ],
  });

  it('that the booth has closed are no times, and a day without any is none', () => {
    expect(told(closedOn('10:00', '11:00'))).toEqual([['25', '09:00', '11:00']]);
    expect(told(closedOn('09:00', '12:00'))).toEqual([]);
  });

  it.each([
    ['are the hours by the interval', {}, ['09:00', '10:00', '11:00']],
    [
      'end with the hours: a last one that would be longer is left out',
      { IntervalTime: '50' },
      ['09:00', '09:50', '10:40'],
    ],
    [
      'leave out lunch and begin again at its end',
      { EEndTime: '15:00', LunchStartTime: '11:30', LunchEndTime: '13:00' },
      ['09:00', '10:00', '13:00', '14:00'],
    ],
    [
      'leave out what overlaps lunch by a minute',
      { EEndTime: '12:00', LunchStartTime: '9:59', LunchEndTime: '10:30' },
      ['10:30'],
    ],
    [
      'leave out a lunch that reaches over the end',
      { LunchStartTime: '11:00', LunchEndTime: '18:00' },
      ['09:00', '10:00'],
    ],
    [
      'leave out a lunch that begins before the hours',
      { LunchStartTime: '08:00', LunchEndTime: '10:15' },
      ['10:15'],
    ],
    [
      'take no notice of a lunch that ends before it starts',
      { LunchStartTime: '11:00', LunchEndTime: '10:00' },
      ['09:00', '10:00', '11:00'],
    ],
    [
      'take no notice of a lunch without an end',
      { LunchStartTime: '11:00', LunchEndTime: '' },
      ['09:00', '10:00', '11:00'],
    ],
    [
      'are read from hours alone, wide signs and seconds',
      { EStartTime: '9', EEndTime: '11：00:00' },
      ['09:00', '10:00'],
    ],
    [
      'are read from full times',
      { EStartTime: '2026-11-25 09:00:00', EEndTime: '2026/11/25 11:00' },
      ['09:00', '10:00'],
    ],
    ['reach to midnight', { EStartTime: '22:00', EEndTime: '24:00' }, ['22:00', '23:00']],
    ['reach to midnight as 00:00', { EStartTime: '22:00', EEndTime: '00:00' }, ['22:00', '23:00']],
    ['read an interval with its unit', { IntervalTime: '90分钟' }, ['09:00', '10:30']],
    ['read an interval that is a number', { IntervalTime: 90 }, ['09:00', '10:30']],
  ])('%s', (_, change, slots) => {
    expect(told(change)).toEqual([['25', ...slots]]);
  });

  it.each([
    ['the hours end before they start', { EEndTime: '08:00' }],
    ['the hours are a text', { EStartTime: 'all day' }],
    ['an hour is none of a clock', { EStartTime: '25:00' }],
    ['the last day is before the first', { EEndDate: '2026-11-24' }],
    ['the days are a text', { EStartDate: 'soon' }],
    ['the day is not in the calendar', { EStartDate: '2026-02-30', EEndDate: '2026-02-30' }],
    ['the interval is a text', { IntervalTime: 'half an hour' }],
    ['the interval is nothing', { IntervalTime: '0' }],
    ['the interval is negative', { IntervalTime: '-30' }],
    ['the interval is longer than the hours', { IntervalTime: '300' }],
    ['the interval is a minute', { IntervalTime: '1' }],
    ['the row has no id', { RecordId: '' }],
  ])('are none where %s', (_, change) => {
    expect(told(change)).toEqual([]);
  });

  it('stand on each day, and on one where no last day is given', () => {
    expect(told({ EEndDate: '2026-11-27' }).map(([day]) => day)).toEqual(['25', '26', '27']);
    expect(told({ EEndDate: '' })).toHaveLength(1);
    expect(told({ EEndDate: '2036-11-27' })).toHaveLength(60);
  });

  it('are taken where the server lists a taken time that overlaps, on its day or on each', () => {
    const CalendarTime = [
      { StartTime: '2026-11-25 09:30', EndTime: '2026-11-25 10:30', State: '1' },
      { StartTime: '11:00', EndTime: '12:00', State: 1 },
      { StartTime: '10:00', EndTime: '11:00', State: '0' },
      { StartTime: 'x', EndTime: null, State: '1' },
      'a text',
    ];
    expect(told({ EEndDate: '2026-11-26', CalendarTime })).toEqual([
      ['25', '(09:00)', '(10:00)', '(11:00)'],
      ['26', '09:00', '10:00', '(11:00)'],
    ]);
  });

  it('are those that the server lists where the interval cannot be read', () => {
    const CalendarTime = [
      { StartTime: '2026-11-26 10:00', EndTime: '2026-11-26 10:20', State: '0' },
      { StartTime: '2026-11-25 11:00', EndTime: '2026-11-25 11:40', State: '1' },
    ];
    expect(told({ IntervalTime: '', EStartDate: '', EEndDate: '', CalendarTime })).toEqual([
      ['25', '(11:00)'],
      ['26', '10:00'],
    ]);
  });

  it('are past once they have begun', () => {
    expect(told({}, at('2026-11-25 10:00'))).toEqual([['25', '[09:00]', '[10:00]', '11:00']]);
  });

  it('are taken where the visitor knows of an appointment', () => {
    const calendar = readCalendar(row);
    const taken = [{ startMs: at('2026-11-25 10:00'), endMs: at('2026-11-25 11:00') }];
    const [day] = calendar ? slotDays(calendar, longBefore, taken) : [];
    expect(day?.slots.map(({ state }) => state)).toEqual(['free', 'taken', 'free']);
  });

  it('do not move with the daylight saving of the phone', () => {
    const zone = process.env['TZ'];
    // Both change their clocks within these days.
    for (const TZ of ['America/New_York', 'Europe/Berlin', 'Asia/Shanghai']) {
      process.env['TZ'] = TZ;
      const days = daysOf({ EStartDate: '2026-10-24', EEndDate: '2026-11-02' });
      expect(days).toHaveLength(10);
      for (const { slots } of days)
        expect(slots.map(({ startMs }) => clock(startMs))).toEqual(['09:00', '10:00', '11:00']);
    }
    process.env['TZ'] = zone;
  });

  it('never overlap each other or lunch, and never leave the hours', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    const text = (passed: number) => `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        minute,
        minute,
        minute,
        minute,
        fc.integer({ min: 5, max: 720 }),
        (from, until, lunch, ends, step) => {
          const [day] = daysOf({
            EStartTime: text(from),
            EEndTime: text(until),
            LunchStartTime: text(lunch),
            LunchEndTime: text(ends),
            IntervalTime: String(step),
          });
          const minutes = (timeMs: number) => (timeMs - at('2026-11-25')) / 60_000;
          // An end of 0:00 is that of the day.
          const closes = until === 0 ? 1440 : until;
          let before = from;
          for (const { startMs, endMs } of day?.slots ?? []) {
            expect(minutes(startMs)).toBeGreaterThanOrEqual(before);
            expect(minutes(endMs)).toBe(minutes(startMs) + step);
            expect(minutes(endMs)).toBeLessThanOrEqual(closes);
            expect(ends > lunch && minutes(startMs) < ends && minutes(endMs) > lunch).toBe(false);
            before = minutes(endMs);
          }
        },
      ),
    );
  });
});

it('the nearest free times are told by start, also of other days, without those that are taken', () => {
  const CalendarTime = [{ StartTime: '2026-11-25 11:00', EndTime: '2026-11-25 12:00', State: '1' }];
  const days = daysOf({ EEndDate: '2026-11-26', CalendarTime });
  expect(
    nearestFree(days, at('2026-11-25 11:00')).map(({ startMs }) => formatVenueTime(startMs, 'dd HH:mm')),
  ).toEqual(['25 09:00', '25 10:00', '26 09:00']);
});
