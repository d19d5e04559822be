import { describe, expect, it } from 'vitest';
import { readCalendar } from '#entities/appointment/rules/calendar.ts';
import { slotDays } from '#entities/appointment/rules/slots.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { Answers } from '#domain/form/formDefinition.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import {
  answersOfTimes,
  outsideTimes,
  readBoothTimes,
  timesChanges,
  timesProblem,
} from '#features/exhibitorCenter/rules/timesAnswers.ts';
import { clockChoices, dayKey, timesParts } from '#features/exhibitorCenter/rules/forms/timesForm.ts';

const days = ['2026-11-25', '2026-11-26', '2026-11-27'] as const;
const [first, second, last] = days;
const parts = timesParts(days);
const usual = answersOfTimes(undefined, days);
const row = { RecordId: 'calendar0000000000000001', ExhibitorId: 'exhibitor000000000000001' };
const at = (text: string) => parseVenueTime(text) ?? NaN;

const stored = (answers: Answers, more: object = {}) =>
  readBoothTimes({ ...row, ...timesChanges(parts, answers, undefined, days), ...more });
const own = (day: string, from: string, until: string): Answers => ({
  [dayKey(day)]: 'own',
  [dayKey(day, 'from')]: from,
  [dayKey(day, 'until')]: until,
});
/** The first and last time of each day as visitors see them. */
const seen = (answers: Answers) => {
  const calendar = readCalendar({ ...row, ...timesChanges(parts, answers, undefined, days) });
  const clock = (timeMs: number | undefined) => formatVenueTime(timeMs, 'HH:mm');
  return (calendar === undefined ? [] : slotDays(calendar, 0)).map(
    ({ day, slots }) =>
      `${day.slice(8)} ${clock(slots[0]?.startMs)}-${clock(slots[slots.length - 1]?.endMs)} ${slots.length}`,
  );
};

describe('the times of a booth', { tags: ['stand-times'] }, () => {
  it('begin with nine to five, half an hour each, without the hour of lunch', () => {
    expect(seen(usual)).toEqual(['25 09:00-17:00 14', '26 09:00-17:00 14', '27 09:00-17:00 14']);
  });

  it('leave out days off, and a day can have other hours', () => {
    const answers = { ...usual, [dayKey(second)]: 'off', ...own(last, '10:00', '14:00') };
    expect(seen(answers)).toEqual(['25 09:00-17:00 14', '27 10:00-14:00 6']);
  });

  it.each([
    ['as usual', {}],
    ['a day off', { [dayKey(first)]: 'off' }],
    ['other hours', own(second, '10:00', '15:30')],
    ['a late start', own(second, '10:00', '17:00')],
    ['until midnight', { end: '24:00' }],
    [
      'a day until midnight',
      { end: '24:00', ...own(second, '10:00', '22:00'), ...own(last, '12:00', '24:00') },
    ],
    ['no lunch', { lunch: 'no', lunchStart: '', lunchEnd: '' }],
  ])('that are stored are read as they were chosen: %s', (_, change) => {
    const answers = { ...usual, ...change };
    const read = answersOfTimes(stored(answers), days);
    for (const key of Object.keys(usual))
      expect([key, read[key] ?? '']).toEqual([key, answers[key as keyof typeof answers] ?? '']);
  });

  it('are closed on days that the row leaves out', () => {
    const read = answersOfTimes(stored(usual, { EEndDate: second, CalendarTime: [] }), days);
    expect(read[dayKey(last)]).toBe('off');
  });
});

describe('what is sent of times', () => {
  const part = (field: string) => parts.filter((one) => one.field.startsWith(field));
  const taken = { StartTime: `${first} 10:00`, EndTime: `${first} 10:30`, State: '1' };

  it('are the changed fields alone', () => {
    expect(timesChanges(part('IntervalTime'), { ...usual, interval: '45' }, stored(usual), days)).toEqual({
      IntervalTime: '45',
    });
    expect(timesChanges(part('Lunch'), { ...usual, lunch: 'no' }, stored(usual), days)).toEqual({
      LunchStartTime: '',
      LunchEndTime: '',
    });
  });

  it('what appointments take stays in the list, and what was closed is replaced', () => {
    const now = stored({ ...usual, [dayKey(first)]: 'off' }, {});
    const listed = [...(now?.listed ?? []), taken];
    const changes = timesChanges(
      part('Day '),
      { ...usual, [dayKey(last)]: 'off' },
      now && { ...now, listed },
      days,
    );
    expect(changes['CalendarTime']).toEqual([
      taken,
      { StartTime: `${last} 09:00`, EndTime: `${last} 17:00`, State: '1', Closed: '1' },
    ]);
  });

  it('hours are sent with what is closed, which depends on them', () => {
    const answers = { ...usual, end: '18:00', [dayKey(last)]: 'off' };
    const changes = timesChanges(
      part('EEndTime'),
      answers,
      stored({ ...usual, [dayKey(last)]: 'off' }),
      days,
    );
    expect(changes).toMatchObject({
      EEndTime: '18:00',
      CalendarTime: [{ StartTime: `${last} 09:00`, EndTime: `${last} 18:00` }],
    });
  });
});

describe('times that are none', () => {
  it.each([
    ['right', {}, undefined],
    ['an end at the start', { end: '09:00' }, 'endFirst'],
    ['no room for one', { end: '09:30', interval: '60' }, 'tooShort'],
    ['a lunch that ends first', { lunchEnd: '11:00' }, 'lunchEndFirst'],
    ['no lunch, whatever its hours', { lunch: 'no', lunchEnd: '11:00' }, undefined],
    ['a day that ends first', own(first, '12:00', '10:00'), 'dayEndFirst'],
    ['a day before the usual start', own(first, '08:00', '10:00'), 'dayOutside'],
    ['a day within', own(first, '09:00', '17:00'), undefined],
  ])('%s: %s', (_, change, problem) => {
    expect(timesProblem({ ...usual, ...change }, days)?.problem).toBe(problem);
  });
});

describe('appointments outside of new times', { tags: ['stand-times'] }, () => {
  const rowOf = (RecordId: string, start: string, more: Partial<BoothAppointment> = {}) =>
    ({
      RecordId,
      state: 'agreed',
      own: 'invited',
      contactId: '',
      startMs: at(start),
      endMs: undefined,
      ...more,
    }) as BoothAppointment;
  const rows = [
    rowOf('late', `${first} 16:45`),
    rowOf('in', `${first} 10:00`),
    rowOf('lunch', `${first} 12:30`),
    rowOf('off', `${second} 10:00`),
    rowOf('after', '2026-11-28 10:00'),
    rowOf('cancelled', `${second} 10:00`, { state: 'cancelled' }),
    rowOf('other', `${second} 10:00`, { contactId: 'contact00000000000000001' }),
  ];
  const calendar = stored({ ...usual, [dayKey(second)]: 'off' })?.calendar;

  it('are those that are open, of the same person and still to come', () => {
    if (calendar === undefined) throw new Error('no calendar');
    const ids = (nowMs: number) => outsideTimes(calendar, rows, nowMs).map(({ RecordId }) => RecordId);
    expect(ids(at('2026-11-24'))).toEqual(['lunch', 'late', 'off', 'after']);
    expect(ids(at(`${second} 09:00`))).toEqual(['off', 'after']);
  });
});

it('a clock that is no half hour is a choice where the row has it', () => {
  expect(clockChoices(['09:45', '']).map(({ value }) => value)).toContain('09:45');
  expect(clockChoices([]).map(({ value }) => value)).not.toContain('09:45');
  expect(clockChoices(['24:00']).map(({ value }) => value)).not.toContain('24:00');
  expect(clockChoices([], true).map(({ value }) => value)).toContain('24:00');
});
