import type { FigureRow } from '#entities/organiser/rules/figureRow.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';

/** '' for all, or a day as `YYYY-MM-DD`. */
export type FigurePeriod = string;

export interface FigureBar {
  /** A day, an hour as `09`, `before` and `after` the fair, or `undated`. */
  readonly key: string;
  readonly count: number;
}

export interface FigureGroup {
  /** '' for what belongs to none. */
  readonly id: string;
  readonly count: number;
}

export interface CountedFigure {
  readonly total: number;
  readonly bars: readonly FigureBar[];
  /** The largest first. */
  readonly groups: readonly FigureGroup[];
}

/** As far as hours are shown where there is nothing outside of them. */
const [usualFirst, usualLast] = [9, 17];

/** By the clock of the fair; '' without a time. */
const dayOfRow = ({ atMs }: FigureRow): string =>
  atMs === undefined ? '' : formatVenueTime(atMs, 'yyyy-MM-dd');

export const rowsIn = (rows: readonly FigureRow[], period: FigurePeriod): readonly FigureRow[] =>
  period === '' ? rows : rows.filter((row) => dayOfRow(row) === period);

export interface Counting {
  readonly period: FigurePeriod;
  /** Of the fair, `YYYY-MM-DD`, the first first; none where it has no dates. */
  readonly days: readonly string[];
  /** Whether the rows tell more than a day. */
  readonly hasHours: boolean;
  readonly groupOf: (row: FigureRow) => string;
}

/** The sum of the rows in a period, by day or by hour of one day, and by group: each row is in one bar and in one group. */
export function countFigure(
  rows: readonly FigureRow[],
  { period, days, hasHours, groupOf }: Counting,
): CountedFigure {
  const counted = rowsIn(rows, period);
  const groups = sums(counted, groupOf);
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    bars: period === '' ? dayBars(counted, days) : hasHours ? hourBars(counted) : [],
    groups: Array.from(groups, ([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count),
  };
}

function sums(rows: readonly FigureRow[], keyOf: (row: FigureRow) => string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + row.count);
  return found;
}

/** Every day of the fair, also an empty one; what lies outside of it is told in one sum on each side, where there is any. */
function dayBars(rows: readonly FigureRow[], days: readonly string[]): readonly FigureBar[] {
  const [first, last] = [days[0], days[days.length - 1]];
  const byDay = sums(rows, (row) => {
    const day = dayOfRow(row);
    if (day === '') return 'undated';
    if (first !== undefined && day < first) return 'before';
    return last !== undefined && day > last ? 'after' : day;
  });
  const shown = days.length > 0 ? days : latestDays(byDay);
  const bar = (key: string): FigureBar => ({ key, count: byDay.get(key) ?? 0 });
  const rest = Array.from(byDay.keys()).filter((key) => /^\d/.test(key) && shown.indexOf(key) < 0);
  const before = rest.reduce((sum, key) => sum + (byDay.get(key) ?? 0), byDay.get('before') ?? 0);
  return [
    ...(before > 0 ? [{ key: 'before', count: before }] : []),
    ...shown.map(bar),
    ...['after', 'undated'].map(bar).filter(({ count }) => count > 0),
  ];
}

const mostDays = 30;

/** Of an exhibition without dates: the days on which there was something. */
const latestDays = (byDay: ReadonlyMap<string, number>): readonly string[] =>
  Array.from(byDay.keys())
    .filter((key) => /^\d/.test(key))
    .sort()
    .slice(-mostDays);

/** From opening to closing at least, and as far as there is something. */
function hourBars(rows: readonly FigureRow[]): readonly FigureBar[] {
  const byHour = sums(rows, ({ atMs }) => formatVenueTime(atMs, 'HH'));
  const hours = Array.from(byHour.keys(), Number);
  const from = Math.min(usualFirst, ...hours);
  const until = Math.max(usualLast, ...hours);
  return Array.from({ length: until - from + 1 }, (_, step) => {
    const key = `0${from + step}`.slice(-2);
    return { key, count: byHour.get(key) ?? 0 };
  });
}
