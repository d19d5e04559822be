import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { formatVenueTime, isRealDate, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const nineOClock = Date.UTC(2026, 11, 1, 1, 0, 0);
const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('a venue time', () => {
  it.each([
    '2026-12-01 09:00:00',
    '2026-12-01 09:00',
    '2026/12/01 09:00',
    '2026/12/1 9:00',
    '2026-12-01  09:00',
    ' 2026-12-01 09:00 ',
  ])('%j is nine o’clock at the venue', { tags: ['T01', 'T02'] }, (text) => {
    expect(parseVenueTime(text)).toBe(nineOClock);
  });

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'a phone in %s reads and writes the same time',
    { tags: ['T01'] },
    (phoneZone) => {
      process.env['TZ'] = phoneZone;
      expect(parseVenueTime('2026-12-01 09:00:00')).toBe(nineOClock);
      expect(formatVenueTime(nineOClock)).toBe('2026-12-01 09:00');
    },
  );

  it.each([
    ['a day alone is its first moment', '2026-12-01', Date.UTC(2026, 10, 30, 16)],
    ['a leap day', '2028-02-29 00:00', Date.UTC(2028, 1, 28, 16)],
    ['a day in the years of summer time', '1988-07-01 12:00', Date.UTC(1988, 6, 1, 4)],
    ['the first second of 1000', '1000-01-01 00:00:00', Date.UTC(999, 11, 31, 16)],
    ['the last second of 9999', '9999-12-31 23:59:59', Date.UTC(9999, 11, 31, 15, 59, 59)],
  ])('%s is read', { tags: ['T03'] }, (_what, text, timeMs) => {
    expect(parseVenueTime(text)).toBe(timeMs);
  });

  it.each([
    '',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '0050-01-01',
    '2026-02-30',
    '2027-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-12-01 24:00',
    '2026-12-01 09:60',
    '2026-12-01 09:00:60',
    '2026-12/01',
    '12026-12-01',
    'am 2026-12-01',
    '2026-12-01T09:00:00',
    '2026-12-01 09:00:00Z',
    '2026-12-01 09',
    '01.12.2026',
    'soon',
    '２０２６-12-01',
    '1764550800000',
  ])('%j is invalid', { tags: ['T02'] }, (text) => {
    expect(parseVenueTime(text)).toBeUndefined();
  });

  it('of undefined is undefined', { tags: ['T02'] }, () => {
    expect(parseVenueTime(undefined)).toBeUndefined();
  });

  it('that is written is read back, for every second of a thousand years', () => {
    const seconds = fc.integer({ min: Date.UTC(1500, 0, 1) / 1000, max: Date.UTC(2500, 0, 1) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const text = formatVenueTime(second * 1000, 'yyyy-MM-dd HH:mm:ss');
        expect(parseVenueTime(text)).toBe(second * 1000);
      }),
    );
  });

  it('is written as yyyy-MM-dd HH:mm by default', { tags: ['default-date'] }, () => {
    expect(formatVenueTime(nineOClock + 307_000)).toBe('2026-12-01 09:05');
  });

  it.each([
    ['yyyy-MM-dd HH:mm', '2026-12-01 09:05'],
    ['YYYY-MM-DD HH:mm:ss', '2026-12-01 09:05:07'],
    ['MM/dd', '12/01'],
    ['yyyy年MM月dd日', '2026年12月01日'],
  ])('with the pattern %s is %s', (pattern, text) => {
    expect(formatVenueTime(nineOClock + 307_000, pattern)).toBe(text);
  });

  it.each([
    ['the first minute of 1000', Date.UTC(999, 11, 31, 16), '1000-01-01 00:00'],
    ['a minute before', Date.UTC(999, 11, 31, 15, 59), '--'],
    ['the last minute of 9999', Date.UTC(9999, 11, 31, 15, 59), '9999-12-31 23:59'],
    ['a minute later', Date.UTC(9999, 11, 31, 16), '--'],
    ['the year 999', Date.UTC(999, 0, 1), '--'],
    ['the year before the first', Date.UTC(-1, 0, 1), '--'],
  ])('%s is shown correctly or not at all', { tags: ['T03'] }, (_what, timeMs, text) => {
    expect(formatVenueTime(timeMs)).toBe(text);
  });

  it.each([undefined, NaN, Infinity, -Infinity, 9e15])(
    'of %s is shown as --',
    { tags: ['default-date', 'T02', 'T03'] },
    (timeMs) => {
      expect(formatVenueTime(timeMs)).toBe('--');
    },
  );
});

describe('real dates', () => {
  it.each([
    [2024, 2, 29, true],
    [2000, 2, 29, true],
    [1900, 2, 29, false],
    [2026, 2, 29, false],
    [2026, 4, 30, true],
    [2026, 4, 31, false],
    [2026, 12, 31, true],
    [2026, 0, 1, false],
    [2026, 1, 0, false],
    [1949, 5, 1, true],
    [NaN, 1, 1, false],
    [1000, 1, 1, true],
    [999, 12, 31, false],
    [9999, 12, 31, true],
    [10_000, 1, 1, false],
  ])('%i-%i-%i: %s', (year, month, day, isReal) => {
    expect(isRealDate(year, month, day)).toBe(isReal);
  });
});
