import { describe, expect, it } from 'vitest';
import {
  chosenDay,
  inOrder,
  isDaySettled,
  programmeDays,
  undatedDay,
} from '#entities/programme/rules/programmeDays.ts';
import { readSessionTimes } from '#entities/programme/rules/readSessionTimes.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const session = (id: string, start: string, end = '') => ({ id, times: readSessionTimes(start, end) });
const idsByDay = (sessions: readonly ReturnType<typeof session>[]) =>
  programmeDays(sessions).map(
    ({ day, sessions: held }) =>
      `${day}: ${inOrder(held)
        .map(({ id }) => id)
        .join(' ')}`,
  );

describe('the days of a programme', () => {
  it('sessions stand on the day of their start at the venue, in the order in which they begin', () => {
    expect(
      idsByDay([
        session('late', '2026-11-24 22:00', '2026-11-25 01:00'),
        session('second', '2026/11/25 00:30'),
        session('noon', '2026-11-24 12:00:00'),
        session('morning', '2026/11/24 09:00'),
      ]),
    ).toEqual(['2026-11-24: morning noon late', '2026-11-25: second']);
  });

  it('of sessions that begin at the same time the shorter is first, and the order does not depend on the answer', () => {
    const sessions = [
      session('d', '2026-11-24 09:00'),
      session('c', '2026-11-24 09:00'),
      session('b', '2026-11-24 09:00', '2026-11-24 12:00'),
      session('a', '2026-11-24 09:00', '2026-11-24 10:00'),
    ];
    expect(idsByDay(sessions)).toEqual(['2026-11-24: a b c d']);
    expect(idsByDay([...sessions].reverse())).toEqual(['2026-11-24: a b c d']);
  });

  it('a session without an hour stands at the end of its day', () => {
    expect(idsByDay([session('a', '2026-11-24'), session('b', '2026-11-24 18:00')])).toEqual([
      '2026-11-24: b a',
    ]);
  });

  it('what has no day comes last', () => {
    expect(idsByDay([session('b', 'soon'), session('a', ''), session('c', '2026-11-24')])).toEqual([
      '2026-11-24: c',
      `${undatedDay}: a b`,
    ]);
  });
});

describe('the day that is shown', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', undatedDay];
  const on = (asked: string, now: string, of = days) => chosenDay(of, asked, parseVenueTime(now) ?? NaN);

  it.each([
    ['asked for', '2026-11-26', '2026-11-24 10:00', '2026-11-26'],
    ['today while the fair runs', '', '2026-11-25 10:00', '2026-11-25'],
    ['the first before it', '', '2026-11-01 10:00', '2026-11-24'],
    ['the last after it', '', '2026-12-01 10:00', '2026-11-26'],
    ['today where a day without sessions is asked for', '2026-11-30', '2026-11-25 10:00', '2026-11-25'],
  ])('is the one %s', (_, asked, now, expected) => {
    expect(on(asked, now)).toBe(expected);
  });

  it('is the next one on a day between without sessions', () => {
    expect(on('', '2026-11-25 10:00', ['2026-11-24', '2026-11-26'])).toBe('2026-11-26');
  });

  it('is none where there are no sessions, and the one without a date where there is no other', () => {
    expect(on('', '2026-11-25 10:00', [])).toBeUndefined();
    expect(on('', '2026-11-25 10:00', [undatedDay])).toBe(undatedDay);
  });
});

describe('the day that is shown while later sessions are read', () => {
  const days = [undatedDay, '2026-11-24'];
  const on = (asked: string, now: string) => isDaySettled(days, asked, parseVenueTime(now) ?? NaN);

  it.each([
    ['it is asked for and there', '2026-11-24', '2026-11-26 10:00', true],
    ['it is asked for and may follow', '2026-11-25', '2026-11-01 10:00', false],
    ['it is today', '', '2026-11-24 10:00', true],
    ['it is the first one to come', '', '2026-11-01 10:00', true],
    ['today may follow', '', '2026-11-25 10:00', false],
  ])('is settled or not where %s', (_, asked, now, expected) => {
    expect(on(asked, now)).toBe(expected);
  });
});
