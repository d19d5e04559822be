import { afterEach, describe, expect, it } from 'vitest';
import { type AgendaEntry, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { clashesOf } from '#entities/programme/rules/agenda/clashes.ts';
import { type ClashGroup, clashGroups, overlapping } from '#entities/programme/rules/agenda/clashGroups.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text.includes('-') ? text : `2026-12-11 ${text}`)!;

/** `A 10:00 11:00 1号馆`, or `A live 10:00 11:00` */
function entry(text: string): AgendaEntry {
  const [id = '', start = '', end = '', hall = ''] = text.replace(' live ', ' ').split(' ');
  return {
    id,
    kind: text.includes(' live ') ? 'live' : 'conference',
    title: { zh: id, en: id },
    placeName: { zh: '', en: '' },
    hall,
    startMs: at(start.replace('T', ' ')),
    endMs: end === '?' ? undefined : at(end.replace('T', ' ')),
    path: `/${id}`,
  };
}

const clock = (timeMs: number) => formatVenueTime(timeMs, 'HH:mm');
function line(clash: ClashGroup): string {
  if (clash.at === 'walk') return `${clash.first.id}>${clash.second.id} walk ${clash.walk} in ${clash.gap}`;
  if (clash.at === 'overlap') return `${clash.first.id}+${clash.second.id} ${clash.minutes} min`;
  const { entries, startMs, endMs, isOneOnly, isSomeOnline } = clash;
  const ids = entries.map(({ id }) => id).join('');
  const more = `${isOneOnly ? ', one only' : ''}${isSomeOnline ? ', some online' : ''}`;
  return `${ids} ${clock(startMs)}-${clock(endMs)}${more}`;
}
const groupsOf = (lines: readonly string[], now = '2026-01-01 00:00') =>
  clashGroups(clashesOf(lines.map(entry), at(now))).map(line);

const cases: readonly [string, readonly string[], readonly string[]][] = [
  ['two that overlap are told as two', ['A 10:00 11:00', 'B 10:30 12:00'], ['A+B 30 min']],
  [
    'three at one time are one notice, of which one can be attended',
    ['A 10:00 11:00', 'B 10:00 11:30', 'C 10:30 11:00'],
    ['ABC 10:00-11:30, one only'],
  ],
  [
    'what overlaps by way of another belongs to it, and more than one can be attended',
    ['A 10:00 11:00', 'B 10:30 12:00', 'C 11:30 13:00'],
    ['ABC 10:00-13:00'],
  ],
  [
    'two groups after one another are two notices',
    ['A 10:00 11:00', 'B 10:00 11:00', 'C 10:00 11:00', 'D 11:00 12:00', 'E 11:00 12:00'],
    ['ABC 10:00-11:00, one only', 'D+E 60 min'],
  ],
  [
    'what is watched online belongs to it',
    ['A 10:00 11:00', 'B live 10:00 11:00', 'C 10:00 11:00'],
    ['ABC 10:00-11:00, one only, some online'],
  ],
  [
    'one without an end takes an hour',
    ['A 10:00 ?', 'B 10:10 ?', 'C 10:20 10:30', 'D 11:15 12:00'],
    ['ABC 10:00-11:10, one only'],
  ],
  [
    'a group across midnight is one',
    [
      'A 2026-12-31T23:00 2027-01-01T01:00',
      'B 2026-12-31T23:30 2027-01-01T00:30',
      'C 2027-01-01T00:15 2027-01-01T02:00',
    ],
    ['ABC 23:00-02:00, one only'],
  ],
  [
    'what ends at midnight and what begins then do not overlap',
    [
      'A 2026-12-31T23:00 2027-01-01T00:00',
      'B 2027-01-01T00:00 2027-01-01T01:00',
      'C 2027-01-01T01:00 2027-01-01T02:00',
    ],
    [],
  ],
  [
    'the walk from one group to the next is told once, with the least time for it',
    [
      'A 10:00 10:50 1号馆',
      'B 10:00 10:55 1号馆',
      'C 10:00 10:57 1号馆',
      'D 11:00 12:00 8号馆',
      'E 11:00 12:00 8号馆',
    ],
    ['ABC 10:00-10:57, one only', 'C>D walk 12 in 3', 'D+E 60 min'],
  ],
  [
    'within a group no walk is told: it is decided first what stays',
    ['A 10:00 11:00 1号馆', 'B 10:30 12:00 1号馆', 'C 11:05 12:30 8号馆'],
    ['ABC 10:00-12:30'],
  ],
];

describe('notices of what overlaps', () => {
  it.each(cases)('%s', (_case, lines, groups) => {
    expect([...groupsOf(lines)].sort()).toEqual([...groups].sort());
  });

  it('are one for a dozen sessions at one hour', () => {
    const dozen = 'ABCDEFGHIJKL'.split('').map((id) => `${id} 10:00 11:00`);
    expect(groupsOf(dozen)).toEqual(['ABCDEFGHIJKL 10:00-11:00, one only']);
  });

  it('leave out what is over', () => {
    const lines = ['A 10:00 10:30', 'B 10:00 11:00', 'C 10:15 11:00'];
    expect(groupsOf(lines, '10:30')).toEqual(['B+C 45 min']);
  });
});

describe('on a phone whose zone changes its clocks', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  // At the venue 09:00 to 10:30 of these days: across the hour that is left out, and the one that comes twice.
  it.each([
    ['America/New_York', '2026-03-08', '15:00', '16:30'],
    ['America/New_York', '2026-11-01', '14:00', '15:30'],
    ['Europe/Berlin', '2026-03-29', '09:00', '10:30'],
    ['Europe/Berlin', '2026-10-25', '08:00', '09:30'],
  ])('%s, on %s, the same overlap as elsewhere', (name, day, start, end) => {
    process.env['TZ'] = name;
    const lines = ['A', 'B', 'C'].map((id) => `${id} ${day}T${start} ${day}T${end}`);
    expect(groupsOf(lines)).toEqual([`ABC ${start}-${end}, one only`]);
  });
});

it('what stands in the way of an entry is what overlaps it, not what overlaps those', () => {
  const entries = ['A 10:00 11:00', 'B 10:30 12:00', 'C 11:30 13:00', 'D 11:00 11:30'].map(entry);
  const [first] = entries as [AgendaEntry];
  expect(overlapping(first, entries).map(({ id }) => id)).toEqual(['B']);
  expect(untilMs(first)).toBe(at('11:00'));
});
