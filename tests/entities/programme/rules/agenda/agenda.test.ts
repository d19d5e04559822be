import { describe, expect, it } from 'vitest';
import { agendaDays } from '#entities/programme/rules/agenda/agendaDays.ts';
import { type AgendaEntry, agendaKey, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { clashesOf } from '#entities/programme/rules/agenda/clashes.ts';
import { dayLanes } from '#entities/programme/rules/agenda/dayLanes.ts';
import { nightDay } from '#entities/programme/rules/agenda/nightDay.ts';
import { walkMinutes } from '#entities/programme/rules/agenda/walkMinutes.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text.includes('-') ? text : `2026-12-11 ${text}`)!;

/** `A conference 10:00 11:00 1号馆` */
function entry(line: string): AgendaEntry {
  const [id = '', kind = '', start = '', end = '', hall = ''] = line.split(' ');
  return {
    id,
    kind: kind as AgendaEntry['kind'],
    title: { zh: id, en: id },
    placeName: { zh: '', en: '' },
    hall,
    startMs: at(start.replace('T', ' ')),
    endMs: end === '?' ? undefined : at(end.replace('T', ' ')),
    path: `/${id}`,
  };
}
const entries = (...lines: string[]) => lines.map(entry);
const clashLine = (clash: ReturnType<typeof clashesOf>[number]) =>
  clash.at === 'overlap'
    ? `${clash.first.id}+${clash.second.id} ${clash.minutes} min${clash.isOneOnline ? ', one online' : ''}`
    : `${clash.first.id}>${clash.second.id} walk ${clash.walk} in ${clash.gap}`;

describe('the end of an entry', () => {
  it.each([
    ['that names it', 'A conference 10:00 11:30', '11:30'],
    ['without one is an hour after its start', 'A conference 10:00 ?', '11:00'],
    ['that ends before it starts is an hour after its start', 'A conference 10:00 09:00', '11:00'],
    ['that ends as it starts is an hour after its start', 'A conference 10:00 10:00', '11:00'],
  ])('of one %s', (_case, line, end) => {
    expect(untilMs(entry(line))).toBe(at(end));
  });
});

describe('minutes on foot between two halls', () => {
  it.each([
    ['1号馆', '8号馆', 12],
    ['8号馆', '1号馆', 12],
    ['Hall 1', 'Hall 2', 3],
    ['１号馆', 'Hall 3', 5],
    ['2号馆', '2号馆', 0],
    ['2号馆', 'Hall 2', 0],
    ['1.1号馆', '1.2号馆', 2],
    ['1.1号馆', 'Hall 2.2', 5],
    ['1号馆', 'Hall 1.2', 0],
    ['W1', 'W4', 6],
    ['W1', 'E1', 10],
    ['中央大厅', '中央大厅', 0],
    ['中央大厅', '3号馆', undefined],
    ['', '3号馆', undefined],
    ['', '', undefined],
  ])('from %o to %o: %o', (from, to, minutes) => {
    expect(walkMinutes(from, to)).toBe(minutes);
  });
});

describe('clashes', () => {
  it.each<[string, string[], string[]]>([
    [
      'are none among entries one after the other',
      ['A conference 10:00 11:00', 'B conference 11:00 12:00'],
      [],
    ],
    [
      'are told for two at the same time, with the minutes they share',
      ['A conference 10:00 11:00', 'B promotion 10:40 12:00'],
      ['A+B 20 min'],
    ],
    [
      'with a live stream say that one can be watched online',
      ['A conference 10:00 11:00', 'B live 10:30 12:00'],
      ['A+B 30 min, one online'],
    ],
    [
      'are told for each pair of three at the same time',
      ['A conference 10:00 13:00', 'B conference 10:30 11:00', 'C conference 10:45 12:00'],
      ['A+B 30 min', 'A+C 75 min', 'B+C 15 min'],
    ],
    [
      'count an hour where no end is known',
      ['A conference 10:00 ?', 'B conference 10:50 12:00'],
      ['A+B 10 min'],
    ],
    [
      'are told where the walk is longer than the gap',
      ['A conference 10:00 11:00 1号馆', 'B conference 11:05 12:00 8号馆'],
      ['A>B walk 12 in 5'],
    ],
    [
      'are none where the gap is as long as the walk',
      ['A conference 10:00 11:00 1号馆', 'B conference 11:12 12:00 8号馆'],
      [],
    ],
    ['need no walk to a live stream', ['A conference 10:00 11:00 1号馆', 'B live 11:05 12:00 8号馆'], []],
    ['are none with opening hours', ['A checkIn 09:00 17:00', 'C conference 10:00 11:00'], []],
    ['are none with the time of a file', ['A download 10:00 10:30', 'C conference 10:00 11:00'], []],
    ['are none for what is over', ['A conference 07:00 08:00', 'B conference 07:30 08:00'], []],
    [
      'count across midnight',
      ['A conference 2026-12-31T23:00 2027-01-01T01:00', 'B conference 2027-01-01T00:30 2027-01-01T02:00'],
      ['A+B 30 min'],
    ],
  ])('%s', (_case, lines, clashes) => {
    expect(clashesOf(entries(...lines), at('09:00')).map(clashLine)).toEqual(clashes);
  });

  it('of 500 entries in a row are found without comparing all with all', () => {
    const many = Array.from({ length: 500 }, (_, nth) => ({
      ...entry('A conference 10:00 ?'),
      id: `${nth}`,
      startMs: at('10:00') + nth * 3_600_000,
    }));
    expect(clashesOf(many, at('09:00'))).toEqual([]);
  });
});

describe('the days of a schedule', () => {
  const daysOf = (lines: string[], fairDays?: string[]) =>
    agendaDays(entries(...lines), fairDays).map(
      ({ day, entries: found }) => `${day}: ${found.map(({ id }) => id).join(' ')}`,
    );

  it('are in order, each with its entries by start, opening hours first', () => {
    expect(
      daysOf([
        'C conference 2026-12-12T09:00 2026-12-12T10:00',
        'B conference 14:00 15:00',
        'A conference 10:00 ?',
        'W checkIn 11:00 17:00',
      ]),
    ).toEqual(['2026-12-11: W A B', '2026-12-12: C']);
  });

  it('keep what goes on after midnight on the day of its start', () => {
    expect(daysOf(['A conference 23:00 2026-12-12T01:00'])).toEqual(['2026-12-11: A']);
  });

  it('over New Year show opening hours on each day of the fair', () => {
    const fairDays = ['2026-12-30', '2026-12-31', '2027-01-01'];
    expect(daysOf(['W checkIn 2026-12-29T09:00 2027-01-02T00:00'], fairDays)).toEqual([
      '2026-12-30: W',
      '2026-12-31: W',
      '2027-01-01: W',
    ]);
  });

  it('hold a day of the fair on which nothing is planned', () => {
    expect(daysOf(['A conference 10:00 ?'], ['2026-12-11', '2026-12-12'])).toEqual([
      '2026-12-11: A',
      '2026-12-12: ',
    ]);
  });

  it('end at the midnight in which a place closes', () => {
    expect(daysOf(['W checkIn 09:00 2026-12-12T00:00'])).toEqual(['2026-12-11: W']);
  });

  it('show when a file opens on the day of its opening alone, also after the fair', () => {
    expect(daysOf(['D download 2026-12-14T09:00 2026-12-20T00:00'], ['2026-12-11'])).toEqual([
      '2026-12-11: ',
      '2026-12-14: D',
    ]);
  });

  it('of a window of years are at most sixty', () => {
    expect(daysOf(['W checkIn 2020-01-01T00:00 2099-01-01T00:00'])).toHaveLength(60);
  });
});

describe('the day that a schedule opens with after midnight', () => {
  const party = 'A conference 23:30 2026-12-12T01:00';
  it.each([
    ['the one before, while what began on it is on', [party], '2026-12-12 00:40', '2026-12-11'],
    ['the new one, once that is over', [party], '2026-12-12 01:00', undefined],
    [
      'the one before, until something of the new one begins',
      [party, 'B conference 2026-12-12T00:50 2026-12-12T02:00'],
      '2026-12-12 00:49',
      '2026-12-11',
    ],
    [
      'the new one, once something of it has begun',
      [party, 'B conference 2026-12-12T00:30 2026-12-12T02:00'],
      '2026-12-12 00:40',
      undefined,
    ],
    [
      'the new one, where only a place has been open since the day before',
      ['W checkIn 09:00 2026-12-12T02:00'],
      '2026-12-12 00:40',
      undefined,
    ],
    ['its own, before midnight', [party], '2026-12-11 23:40', undefined],
  ])('is %s', (_case, lines, now, day) => {
    expect(nightDay(agendaDays(entries(...lines)), at(now))).toBe(day);
  });
});

describe('the columns of a day', () => {
  const lanesOf = (...lines: string[]) =>
    dayLanes(entries(...lines)).map(({ entry: { id }, lane, lanes }) => `${id} ${lane + 1}/${lanes}`);

  it('are one where nothing overlaps', () => {
    expect(lanesOf('A conference 09:00 10:00', 'B conference 10:00 11:00')).toEqual(['A 1/1', 'B 1/1']);
  });

  it('stand side by side for entries at the same time, and are used again as soon as one is free', () => {
    expect(
      lanesOf(
        'A conference 09:00 12:00',
        'B conference 09:30 10:00',
        'C conference 10:00 11:00',
        'D live 12:00 ?',
      ),
    ).toEqual(['A 1/2', 'B 2/2', 'C 2/2', 'D 1/1']);
  });
});

it('an entry has a key that no entry of another kind has', () => {
  expect(agendaKey({ kind: 'live', id: '1' })).not.toBe(agendaKey({ kind: 'conference', id: '1' }));
});
