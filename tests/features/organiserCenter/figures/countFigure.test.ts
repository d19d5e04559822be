import { describe, expect, it } from 'vitest';
import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { type Counting, countFigure } from '#features/organiserCenter/figures/rules/countFigure.ts';

const row = (at: string, more: Partial<FigureRow> = {}): FigureRow => ({
  RecordId: at,
  atMs: parseVenueTime(at),
  count: 1,
  exhibitorId: '',
  aboutId: '',
  ...more,
});
const counting: Counting = {
  period: '',
  days: ['2026-12-10', '2026-12-11'],
  hasHours: true,
  groupOf: ({ exhibitorId }) => exhibitorId,
};
const rows = [
  row('2026-12-01 23:59'),
  row('2026-12-10 00:00', { exhibitorId: 'a', count: 3 }),
  row('2026-12-11 23:59', { exhibitorId: 'b' }),
  row('2026-12-12 00:00', { exhibitorId: 'a' }),
  row('some day'),
];

describe('the rows of a figure', () => {
  it('are each in one bar: a day of the fair, before it, after it, or without a time', () => {
    const { total, bars } = countFigure(rows, counting);
    expect(bars).toEqual([
      { key: 'before', count: 1 },
      { key: '2026-12-10', count: 3 },
      { key: '2026-12-11', count: 1 },
      { key: 'after', count: 1 },
      { key: 'undated', count: 1 },
    ]);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('are each in one group, the largest first', () => {
    expect(countFigure(rows, counting).groups).toEqual([
      { id: 'a', count: 4 },
      { id: '', count: 2 },
      { id: 'b', count: 1 },
    ]);
  });

  it('show the days of a fair that has not begun as empty ones', () => {
    expect(countFigure([], counting)).toEqual({
      total: 0,
      bars: [
        { key: '2026-12-10', count: 0 },
        { key: '2026-12-11', count: 0 },
      ],
      groups: [],
    });
  });

  it('of one day are counted by the hour of the venue, from 9 to 17 at least', () => {
    const day = { ...counting, period: '2026-12-10' };
    const { total, bars } = countFigure([row('2026-12-10 08:59'), row('2026-12-10 18:00'), ...rows], day);
    expect(total).toBe(5);
    expect(bars[0]).toEqual({ key: '00', count: 3 });
    expect(bars[8]).toEqual({ key: '08', count: 1 });
    expect(bars[bars.length - 1]).toEqual({ key: '18', count: 1 });
    expect(countFigure([], day).bars.map(({ key }) => key)).toEqual([
      '09',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
    ]);
  });

  it('that tell a day alone have no hours', () => {
    expect(countFigure(rows, { ...counting, period: '2026-12-10', hasHours: false }).bars).toEqual([]);
  });

  it('of a fair without dates show the days on which there was something', () => {
    expect(countFigure(rows, { ...counting, days: [] }).bars.map(({ key }) => key)).toEqual([
      '2026-12-01',
      '2026-12-10',
      '2026-12-11',
      '2026-12-12',
      'undated',
    ]);
  });

  it.each([1, 30])('of a fair of %i days show each of its days', (length) => {
    const days = Array.from({ length }, (_, at) => `2026-11-${`0${at + 1}`.slice(-2)}`);
    expect(countFigure([row('2026-11-01 10:00')], { ...counting, days }).bars).toHaveLength(length);
  });
});
