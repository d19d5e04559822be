import { describe, expect, it } from 'vitest';
import { readSessionTimes } from '#entities/programme/rules/readSessionTimes.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';

const read = (start: string, end: string) => {
  const times = readSessionTimes(start, end);
  if (times === undefined) return undefined;
  const from = formatVenueTime(times.startMs);
  const until = times.endMs === undefined ? '' : formatVenueTime(times.endMs);
  return times.isDayOnly ? `day ${from.slice(0, 10)}` : `${from} > ${until}`;
};

describe('the times of a session', () => {
  it.each([
    ['dashes', '2026-11-24 09:30:00', '2026-11-24 10:15:00', '2026-11-24 09:30 > 2026-11-24 10:15'],
    ['slashes', '2026/11/24 09:30', '2026/11/24 10:15', '2026-11-24 09:30 > 2026-11-24 10:15'],
    ['no end', '2026-11-24 09:30:00', '', '2026-11-24 09:30 > '],
    ['an end before its start is none', '2026-11-24 14:00:00', '2026-11-24 13:00:00', '2026-11-24 14:00 > '],
    ['an end at its start is none', '2026-11-24 14:00:00', '2026-11-24 14:00:00', '2026-11-24 14:00 > '],
    ['text for an end', '2026-11-24 14:00:00', '待定', '2026-11-24 14:00 > '],
    ['text for a start', '待定', '2026-11-24 10:00:00', undefined],
    ['no start', '', '2026-11-24 10:00:00', undefined],
    ['a day that does not exist', '2026-02-30 10:00:00', '', undefined],
    ['into the night', '2026-11-24 22:00:00', '2026-11-25 01:00:00', '2026-11-24 22:00 > 2026-11-25 01:00'],
    [
      'a night with the date of its evening',
      '2026-11-24 22:00',
      '2026-11-24 01:00',
      '2026-11-24 22:00 > 2026-11-25 01:00',
    ],
    [
      'until midnight, as 00:00 of the same date',
      '2026-11-24 19:00',
      '2026-11-24 00:00',
      '2026-11-24 19:00 > 2026-11-25 00:00',
    ],
    [
      'until midnight, as 24:00',
      '2026-11-24 19:00:00',
      '2026-11-24 24:00:00',
      '2026-11-24 19:00 > 2026-11-25 00:00',
    ],
    ['an end two days before is none', '2026-11-24 22:00', '2026-11-22 01:00', '2026-11-24 22:00 > '],
    ['after midnight', '2026-11-25 00:30:00', '2026-11-25 01:30:00', '2026-11-25 00:30 > 2026-11-25 01:30'],
    ['only a day', '2026-11-24', '', 'day 2026-11-24'],
    ['only a day, with an hour for the end', '2026-11-24', '2026-11-24 12:00', 'day 2026-11-24'],
    ['midnight without an end', '2026-11-24 00:00:00', '', 'day 2026-11-24'],
    ['midnight to midnight', '2026-11-24 00:00:00', '2026-11-25 00:00:00', 'day 2026-11-24'],
    ['midnight to the last minute', '2026-11-24 00:00:00', '2026-11-24 23:59:59', 'day 2026-11-24'],
    ['only a day for the end', '2026-11-24 19:00:00', '2026-11-24', '2026-11-24 19:00 > '],
  ])('%s: %s, %s', (_, start, end, expected) => {
    expect(read(start, end)).toBe(expected);
  });
});
