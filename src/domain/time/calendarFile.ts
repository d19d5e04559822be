import type { FairMs } from './clocks.ts';
import { escaped, folded } from '../text/contentLine.ts';
import { formatVenueTime, venueOffsetMs } from './formatVenueTime.ts';
import { dayMs, isDaysOnly, readPeriod } from './period/readPeriod.ts';

export interface CalendarEntry {
  /** Stable, so that a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Both times are midnights at the venue, and the end is exclusive. */
  readonly isWholeDays?: boolean;
  /** So long before its start the phone reminds of it. */
  readonly remindMinutes?: number;
  /** Further lines of the entry, such as `STATUS:CANCELLED`. */
  readonly lines?: readonly string[];
}

const zone = 'Asia/Shanghai';
/** Where an end is not known: an entry always ends after it starts. */
const usualMs = 3_600_000;

/** The zone has had one offset since 1991; for calendars that do not know its name. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T010000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** One file (RFC 5545) of all entries. */
export function calendarFile(entries: readonly CalendarEntry[], nowMs: FairMs): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//exhibition-visitor-web//1.1//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(entries.every(({ isWholeDays }) => isWholeDays) ? [] : zoneLines),
    ...([] as string[]).concat(...entries.map((entry) => eventLines(entry, nowMs))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(entry: CalendarEntry, nowMs: FairMs): readonly string[] {
  const { uid, title, place, startMs, endMs, isWholeDays } = entry;
  const time = (name: string, ms: number) =>
    isWholeDays
      ? `${name};VALUE=DATE:${formatVenueTime(ms, 'yyyyMMdd')}`
      : `${name};TZID=${zone}:${formatVenueTime(ms, 'yyyyMMddTHHmmss')}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@exhibition-visitor-web`,
    `DTSTAMP:${formatVenueTime(nowMs - venueOffsetMs, 'yyyyMMddTHHmmss')}Z`,
    time('DTSTART', startMs),
    time('DTEND', endMs > startMs ? endMs : startMs + (isWholeDays ? dayMs : usualMs)),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(entry.lines ?? []),
    ...alarmLines(entry),
    'END:VEVENT',
  ];
}

function alarmLines({ title, remindMinutes }: CalendarEntry): readonly string[] {
  if (remindMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${remindMinutes}M`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
  ];
}

/** The days of an exhibition as calendar times; without an end it lasts its first day. */
export function exhibitionDays(
  start: string,
  end: string,
): Pick<CalendarEntry, 'startMs' | 'endMs' | 'isWholeDays'> | undefined {
  const period = readPeriod(start, end);
  const { startMs, endMs = startMs } = period;
  if (startMs === undefined || endMs === undefined) return undefined;
  return { startMs, endMs, isWholeDays: isDaysOnly(period) };
}
