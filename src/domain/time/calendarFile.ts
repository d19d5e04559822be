import { formatVenueTime, parseVenueTime, venueOffsetMs } from './formatVenueTime.ts';

export interface CalendarEntry {
  /** Stable, so that a second import replaces the first. */
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Both times are midnights at the venue, and the end is exclusive. */
  readonly isWholeDays?: boolean;
}

const zone = 'Asia/Shanghai';
const dayMs = 24 * 3_600_000;
const maxOctets = 75;

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
export function calendarFile(entries: readonly CalendarEntry[], nowMs: number): string {
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

function eventLines(entry: CalendarEntry, nowMs: number): readonly string[] {
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
    time('DTEND', Math.max(endMs, isWholeDays ? startMs + dayMs : startMs)),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'END:VEVENT',
  ];
}

/** The server's texts as calendar times: dates without a time are whole days, the last one included. */
export function exhibitionDays(
  start: string,
  end: string,
): Pick<CalendarEntry, 'startMs' | 'endMs' | 'isWholeDays'> | undefined {
  const startMs = parseVenueTime(start);
  if (startMs === undefined) return undefined;
  const endMs = parseVenueTime(end) ?? startMs;
  const isWholeDays = start.indexOf(':') < 0 && end.indexOf(':') < 0;
  if (isWholeDays) return { startMs, endMs: endMs + dayMs, isWholeDays };
  return { startMs, endMs: end.indexOf(':') < 0 && end !== '' ? endMs + dayMs : endMs };
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');
}

/** RFC 5545: at most 75 octets per line, continued after a space; characters are not split. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of Array.from(line)) {
    const whole = wellFormed(character);
    const size = octetsOf(whole);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += whole;
    octets += size;
  }
  return text;
}

/** Drops lone surrogates, which UTF-8 cannot encode, and control characters. */
function wellFormed(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  return code < 0x20 || code === 0x7f ? ' ' : character;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
