import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { todaysItems } from '#features/late/rules/todaysItems.ts';

const at = (text: string) => parseVenueTime(text) ?? Number.NaN;
const entry = (id: string, from: string, until: string, more: Partial<AgendaEntry> = {}): AgendaEntry => ({
  kind: 'appointment',
  id,
  title: { zh: id, en: '' },
  placeName: { zh: '', en: '' },
  path: `/x/${id}`,
  hall: '',
  startMs: at(from),
  endMs: at(until),
  ...more,
});
const entries = [
  entry('yesterday', '2027-03-10 10:00', '2027-03-10 10:30'),
  entry('evening', '2027-03-11 20:00', '2027-03-11 21:00'),
  entry('party', '2027-03-11 23:00', '2027-03-12 00:30'),
  entry('night', '2027-03-12 00:15', '2027-03-12 00:45'),
  entry('morning', '2027-03-12 10:00', '2027-03-12 10:30'),
  entry('nextNight', '2027-03-13 03:59', '2027-03-13 04:30'),
  entry('after', '2027-03-13 04:00', '2027-03-13 04:30'),
];
const seen = (list: readonly AgendaEntry[], now: string, attended: readonly string[] = []) =>
  todaysItems(list, at(now), attended).map((item) => item.entry.id);

describe('what a schedule holds of today', () => {
  it.each([
    ['2027-03-11 19:59', ['evening', 'party', 'night']],
    ['2027-03-11 23:59', ['evening', 'party', 'night']],
    ['2027-03-12 00:00', ['party', 'night', 'morning', 'nextNight']],
    ['2027-03-12 00:29', ['party', 'night', 'morning', 'nextNight']],
    ['2027-03-12 00:30', ['night', 'morning', 'nextNight']],
  ])(
    'includes at %s the night that follows, and what has begun before midnight until it ends',
    (now, ids) => {
      expect(seen(entries, now)).toEqual(ids);
    },
  );

  it('is neither what opens all day nor what is called off', () => {
    const list = [
      entry('window', '2027-03-11 08:00', '2027-03-11 20:00'),
      entry('off', '2027-03-11 10:00', '2027-03-11 11:00', { isCancelled: true }),
      entry('gone', '2027-03-11 10:00', '2027-03-11 11:00', { isGone: true }),
      entry('on', '2027-03-11 10:00', '2027-03-11 11:00'),
    ];
    expect(seen(list, '2027-03-11 09:00')).toEqual(['on']);
  });

  it('is done where the visitor has been at the meeting, and not at a session that has the same id', () => {
    const list = [
      entry('same', '2027-03-11 10:00', '2027-03-11 11:00'),
      entry('same', '2027-03-11 10:00', '2027-03-11 11:00', { kind: 'conference' }),
      entry('other', '2027-03-11 10:00', '2027-03-11 11:00', { kind: 'live' }),
    ];
    const items = todaysItems(list, at('2027-03-11 09:00'), ['same', 'other']);
    expect(items.map(({ kind, isDone }) => [kind, isDone])).toEqual([
      ['meeting', true],
      ['session', false],
      ['stream', false],
    ]);
  });
});
