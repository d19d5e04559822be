import { describe, expect, it } from 'vitest';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { agendaDays, entriesOf } from '#entities/programme/rules/agenda/agendaDays.ts';
import { agendaOf } from '#entities/programme/rules/agenda/agendaOf.ts';
import { clashesOf } from '#entities/programme/rules/agenda/clashes.ts';
import { dayRows } from '#entities/programme/rules/agenda/dayRows.ts';
import { timelineOf } from '#entities/programme/rules/agenda/timeline.ts';
import { fairDays } from '#domain/time/period/fairDays.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (clock: string) => parseVenueTime(`2026-12-11 ${clock}`)!;
const pair = (text: string) => ({ zh: text, en: text });
const entry = (id: string, start: string, end: string, more: Partial<AgendaEntry> = {}): AgendaEntry => ({
  id,
  kind: 'conference',
  title: pair(id),
  placeName: pair(''),
  hall: '',
  startMs: at(start),
  endMs: at(end),
  path: `/${id}`,
  ...more,
});
const rowsOf = (entries: AgendaEntry[], now: string, isUnfolded = false) =>
  dayRows({
    entries,
    clashes: clashesOf(entries, at(now)),
    isToday: true,
    isUnfolded,
    nowMs: at(now),
  }).map((row) =>
    row.row === 'entry'
      ? `${row.entry.id} ${row.phase}`
      : row.row === 'walk'
        ? `walk ${row.walk} in ${row.gap}`
        : row.row === 'earlier'
          ? `earlier ${row.count}`
          : row.row,
  );

describe('the list of a day', () => {
  const day = [entry('A', '09:00', '10:00'), entry('B', '11:00', '12:00'), entry('C', '14:00', '15:00')];

  it('folds what is over, and tells where the day stands', () => {
    expect(rowsOf(day, '11:30')).toEqual(['earlier 1', 'B now', 'now', 'C upcoming']);
    expect(rowsOf(day, '11:30', true)).toEqual(['A over', 'B now', 'now', 'C upcoming']);
  });

  it('that is over is shown whole', () => {
    expect(rowsOf(day, '16:00')).toEqual(['A over', 'B over', 'C over']);
  });

  it('tells the walk between two halls, and a clash where there is no time for it', () => {
    const [first, near, far] = [{ hall: '1号馆' }, { hall: '2号馆' }, { hall: '8号馆' }];
    const entries = [
      entry('A', '09:00', '10:00', first),
      entry('B', '10:30', '11:00', near),
      entry('C', '11:05', '12:00', far),
    ];
    expect(rowsOf(entries, '08:00').slice(1)).toEqual([
      'A upcoming',
      'walk 3 in 30',
      'B upcoming',
      'clash',
      'C upcoming',
    ]);
  });

  it.each([
    ['was cancelled', { isGone: true }],
    ['has no time any more', { isUndated: true }],
  ] as const)('has no clash and no walk with what %s', (_case, more) => {
    const off = entry('B', '09:30', '11:00', { ...more, hall: '8号馆' });
    expect(rowsOf([entry('A', '09:00', '10:00', { hall: '1号馆' }), off], '08:00')).toEqual([
      'now',
      'A upcoming',
      'B upcoming',
    ]);
  });

  it('tells a clash with what begins after midnight, on the next day', () => {
    const night = entry('A', '23:00', '23:00', { endMs: at('23:00') + 3 * 3_600_000 });
    const late = entry('B', '23:00', '23:00', { startMs: at('23:00') + 2 * 3_600_000, endMs: undefined });
    const days = agendaDays([night, late]);
    expect(days.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['A'], ['B']]);
    const clashes = clashesOf(entriesOf(days), at('08:00'));
    const rows = dayRows({
      entries: [night],
      clashes,
      isToday: false,
      isUnfolded: false,
      nowMs: at('08:00'),
    });
    expect(rows.map(({ row }) => row)).toEqual(['entry', 'clash']);
  });
});

it('a day is drawn in full hours, with what is short long enough for a finger', () => {
  const timeline = timelineOf([
    entry('W', '08:00', '18:00', { kind: 'checkIn' }),
    entry('A', '09:10', '09:20'),
    entry('B', '09:40', '10:40'),
  ]);
  expect(timeline?.hoursMs.map((hour) => (hour - at('00:00')) / 3_600_000)).toEqual([9, 10, 11]);
  expect(timeline?.blocks.map(({ entry: { id }, lanes }) => `${id} ${lanes}`)).toEqual(['A 2', 'B 2']);
  const short = timeline?.blocks[0];
  expect(short && [short.entry.endMs, short.drawnUntilMs]).toEqual([at('09:20'), at('09:52')]);
  expect(timelineOf([entry('W', '08:00', '18:00', { kind: 'checkIn' })])).toBeUndefined();
});

it.each([
  ['2026-12-11', '2026-12-13', ['2026-12-11', '2026-12-12', '2026-12-13']],
  ['2026-12-31 09:00', '2027-01-01 17:00', ['2026-12-31', '2027-01-01']],
  ['2026-12-11 09:00', '', ['2026-12-11']],
  ['soon', '', []],
])('the days of a fair from %o to %o are %o', (start, end, days) => {
  expect(fairDays(start, end)).toEqual(days);
});

describe('a schedule', () => {
  const place = { id: 'p', exhibitionId: 'x', name: pair('东门'), address: pair(''), needsApproval: false };
  const planned = {
    remembered: [],
    checkedInAt: ['p'],
    checkInsPath: '/mine/x/signIns',
    textOf: ({ zh }: { zh: string }) => zh,
    hallName: (id: string) => (id === 'h1' ? '1号馆' : ''),
  };

  it('holds the places to check in at that have hours, and whether one was there', () => {
    const places = [
      { ...place, sort: 1, startMs: at('09:00'), endMs: at('12:00') },
      { ...place, id: 'q', sort: 2, startMs: undefined, endMs: undefined },
    ];
    expect(agendaOf({ ...planned, places }).map(({ id, isDone }) => [id, isDone])).toEqual([['p', true]]);
  });

  it('knows the hall of what has none by the text of its place', () => {
    const { hall: _, ...timed } = entry('A', '10:00', '11:00', { placeName: pair('4 号馆路演区') });
    const remembered = [{ ...timed, kind: 'promotion', knownStartMs: at('10:00') } as const];
    expect(agendaOf({ ...planned, places: [], remembered })[0]?.hall).toBe('4 号馆');
  });

  it('has what stands on several days once', () => {
    const window = entry('W', '09:00', '09:00', { endMs: at('09:00') + 48 * 3_600_000 });
    const days = agendaDays([window, entry('A', '10:00', '11:00')]);
    expect(days).toHaveLength(3);
    expect(entriesOf(days).map(({ id }) => id)).toEqual(['W', 'A']);
  });

  it('tells the start that the visitor knows of what was moved', () => {
    const { hall: _, ...timed } = entry('A', '10:00', '11:00');
    const remembered = [
      { ...timed, kind: 'conference', hallId: 'h1', knownStartMs: at('09:00'), readAtMs: 1 } as const,
    ];
    expect(agendaOf({ ...planned, places: [], remembered })).toEqual([
      { ...timed, hall: '1号馆', hallId: 'h1', movedFromMs: at('09:00') },
    ]);
  });
});
