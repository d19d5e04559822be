import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, exhibitionDays } from '#domain/time/calendarFile.ts';

/** 2027-03-10 12:00:00 at the venue. */
const noonMs = Date.UTC(2027, 2, 10, 4);
const hourMs = 3_600_000;

const fileOf = (entry: Partial<CalendarEntry> = {}) =>
  calendarFile(
    [{ uid: 'open1', title: 'Expo', place: 'Hall 1', startMs: noonMs, endMs: noonMs + hourMs, ...entry }],
    noonMs,
  );
/** The lines as a calendar reads them: what was folded is one again. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');
const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar file', () => {
  it('of several entries tells the time zone once', () => {
    const entry = { title: 'Expo', place: '', startMs: noonMs, endMs: noonMs + hourMs };
    const lines = linesOf(
      calendarFile(
        [
          { ...entry, uid: 'a' },
          { ...entry, uid: 'b', isWholeDays: true },
        ],
        noonMs,
      ),
    );
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:a@exhibition-visitor-web',
      'UID:b@exhibition-visitor-web',
    ]);
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('ends an entry across midnight on the next day', () => {
    const startMs = noonMs + 11.5 * hourMs;
    const lines = linesOf(fileOf({ startMs, endMs: startMs + 1.5 * hourMs }));
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20270310T233000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20270311T010000');
  });

  it('has one entry in venue time, with the time zone', () => {
    expect(linesOf(fileOf())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//exhibition-visitor-web//1.1//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Shanghai',
      'BEGIN:STANDARD',
      'DTSTART:19910915T010000',
      'TZOFFSETFROM:+0800',
      'TZOFFSETTO:+0800',
      'TZNAME:CST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:open1@exhibition-visitor-web',
      'DTSTAMP:20270310T040000Z',
      'DTSTART;TZID=Asia/Shanghai:20270310T120000',
      'DTEND;TZID=Asia/Shanghai:20270310T130000',
      'SUMMARY:Expo',
      'LOCATION:Hall 1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['comma and semicolon', 'Robots, drones; more', 'SUMMARY:Robots\\, drones\\; more'],
    ['a backslash', 'A\\B', 'SUMMARY:A\\\\B'],
    ['a line break', 'One\r\nTwo\nThree', 'SUMMARY:One\\nTwo\\nThree'],
    ['a control character', 'A\u0007B', 'SUMMARY:A B'],
    ['half of a pair', 'A\ud83dB', 'SUMMARY:A\ufffdB'],
    ['a property in disguise', 'X\nATTENDEE:mailto:a@b.c', 'SUMMARY:X\\nATTENDEE:mailto:a@b.c'],
    ['Chinese', '江海展', 'SUMMARY:江海展'],
  ])('writes %s as text', (_, title, line) => {
    expect(linesOf(fileOf({ title }))).toContain(line);
  });

  it('leaves out an unknown place', () => {
    expect(fileOf({ place: '' })).not.toContain('LOCATION');
  });

  it.each([
    ['Latin letters', 'a'.repeat(300)],
    ['Chinese', '江海国际智能制造展览会'.repeat(20)],
    ['pairs', '𠮷🎪'.repeat(60)],
    ['a mixture', 'a江𠮷é,'.repeat(40)],
  ])('has no line of more than 75 octets, and no split character, with %s', (_, title) => {
    const file = fileOf({ title });
    for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${title.replace(/,/g, '\\,')}`);
    expect(() => encodeURIComponent(file)).not.toThrow();
  });

  it.each([
    ['before its start', noonMs - hourMs],
    ['at its start', noonMs],
    ['that is not known', Number.NaN],
  ])('always ends after it starts: with an end %s an hour later', (_, endMs) => {
    expect(linesOf(fileOf({ endMs }))).toContain('DTEND;TZID=Asia/Shanghai:20270310T130000');
  });
});

describe('the days of an exhibition', () => {
  const linesFor = (start: string, end: string) => {
    const days = exhibitionDays(start, end);
    return (
      days && linesOf(fileOf(days)).filter((line) => /^DT(START|END)[;:]/.test(line) && !/1991/.test(line))
    );
  };

  it.each([
    [
      '2027-03-30 09:00:00',
      '2027-04-01 17:00:00',
      ['DTSTART;TZID=Asia/Shanghai:20270330T090000', 'DTEND;TZID=Asia/Shanghai:20270401T170000'],
    ],
    ['2027-03-30', '2027-04-01', ['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270402']],
    ['2027-03-30', '', ['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270331']],
    [
      '2027/03/30 09:00',
      '2027/03/31',
      ['DTSTART;TZID=Asia/Shanghai:20270330T090000', 'DTEND;TZID=Asia/Shanghai:20270401T000000'],
    ],
    [
      '2027-03-30 00:00:00',
      '2027-04-01 00:00:00',
      ['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270402'],
    ],
    [
      '2027-03-30 09:00',
      '',
      ['DTSTART;TZID=Asia/Shanghai:20270330T090000', 'DTEND;TZID=Asia/Shanghai:20270330T100000'],
    ],
    ['2027-03-30', '2027-03-29', ['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270331']],
  ])('%s until %s', (start, end, lines) => {
    expect(linesFor(start, end)).toEqual(lines);
  });

  it.each(['', 'in spring', '2027-02-30'])('are unknown for “%s”', (start) => {
    expect(exhibitionDays(start, '2027-04-01')).toBeUndefined();
  });

  it('of whole days need no zone', () => {
    const days = exhibitionDays('2027-03-30', '2027-03-31')!;
    expect(fileOf(days)).not.toContain('VTIMEZONE');
  });
});

it('an entry with a reminder has one alarm, so many minutes before its start', () => {
  const entry = { uid: 'a', title: 'A, b', place: '', startMs: 0, endMs: 1_800_000 };
  const lines = calendarFile([{ ...entry, remindMinutes: 15 }, entry], 0).split('\r\n');
  const from = lines.indexOf('BEGIN:VALARM');
  expect(lines.slice(from, from + 5)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:A\\, b',
    'END:VALARM',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
});
