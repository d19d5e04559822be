import { describe, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { readHours } from '#domain/time/period/readHours.ts';
import { isDaysOnly, type Period, readPeriod } from '#domain/time/period/readPeriod.ts';

const said = (period: Period) =>
  [period.startMs, period.endMs, period.lastMs]
    .map((ms) => (ms === undefined ? '' : formatVenueTime(ms, 'dd HH:mm')))
    .join(' > ') + (isDaysOnly(period) ? ' days' : '');

describe('a period of days', () => {
  it.each([
    [
      '27 00:00 is all of the 27th',
      '2026-11-25 00:00:00',
      '2026-11-27 00:00:00',
      '25 00:00 > 28 00:00 > 27 23:59 days',
    ],
    ['24:00 ends its day', '2026-11-25 00:00', '2026-11-27 24:00', '25 00:00 > 28 00:00 > 27 23:59 days'],
    ['24:00:00 ends its day', '2026/11/25', '2026/11/27 24:00:00', '25 00:00 > 28 00:00 > 27 23:59 days'],
    ['23:59 ends its day', '2026-11-25 00:00', '2026-11-27 23:59', '25 00:00 > 28 00:00 > 27 23:59 days'],
    ['23:59:59 ends its day', '2026-11-25', '2026-11-27 23:59:59', '25 00:00 > 28 00:00 > 27 23:59 days'],
    ['a day without a time is all of it', '2026-11-25', '2026-11-27', '25 00:00 > 28 00:00 > 27 23:59 days'],
    [
      'of one day lasts that day',
      '2026-11-25 00:00:00',
      '2026-11-25 00:00:00',
      '25 00:00 > 26 00:00 > 25 23:59 days',
    ],
    ['with hours ends at its hour', '2026-11-25 09:00', '2026-11-27 17:00', '25 09:00 > 27 17:00 > 27 17:00'],
    ['that begins at an hour', '2026-11-25 09:00', '2026-11-27', '25 09:00 > 28 00:00 > 27 23:59'],
    ['that begins with a day', '2026-11-25', '2026-11-27 17:00', '25 00:00 > 27 17:00 > 27 17:00'],
    ['without an end', '2026-11-25', '', '25 00:00 >  >  days'],
    ['without an end, from an hour', '2026-11-25 09:00', 'later', '25 09:00 >  > '],
    ['an end before the start is none', '2026-11-25', '2026-11-24', '25 00:00 >  >  days'],
    ['an end at the start is none', '2026-11-25 09:00', '2026-11-25 09:00', '25 09:00 >  > '],
    ['without a start', '', '2026-11-27', ' > 28 00:00 > 27 23:59'],
    ['without either', 'soon', 'later', ' >  > '],
  ])('%s: %s to %s', (_, start, end, expected) => {
    expect(said(readPeriod(start, end))).toBe(expected);
  });
});

describe('a period of hours', () => {
  it.each([
    [
      '00:00 of the next date is an instant',
      '2026-11-25 22:00',
      '2026-11-26 00:00',
      '25 22:00 > 26 00:00 > 26 00:00',
    ],
    [
      '00:00 of the same date, in the evening',
      '2026-11-25 22:00',
      '2026-11-25 00:00',
      '25 22:00 > 26 00:00 > 26 00:00',
    ],
    [
      '24:00 is the midnight after its day',
      '2026-11-25 22:00',
      '2026-11-25 24:00',
      '25 22:00 > 26 00:00 > 26 00:00',
    ],
    ['23:59 is that minute', '2026-11-25 22:00', '2026-11-25 23:59', '25 22:00 > 25 23:59 > 25 23:59'],
    ['an end before the start is none', '2026-11-25 14:00', '2026-11-25 13:00', '25 14:00 >  > '],
    ['of days alone is read as days', '2026-11-25', '2026-11-26', '25 00:00 > 27 00:00 > 26 23:59 days'],
    [
      'an end without a time is all of that day',
      '2026-11-25 10:00',
      '2026-11-25',
      '25 10:00 > 26 00:00 > 25 23:59',
    ],
  ])('%s: %s to %s', (_, start, end, expected) => {
    expect(said(readHours(start, end))).toBe(expected);
  });
});
