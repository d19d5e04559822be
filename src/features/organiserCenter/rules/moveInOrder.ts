/**
 * The number that moves the row at `at` one place up or down, by changing this row alone: it lies between the numbers of its new
 * neighbours, and so may be a fraction. Rows with the same number have no place between them: it moves past them all.
 * Undefined for a row that is at the end already.
 *
 * @param sorts the numbers of all rows, in their order
 */
export function moveInOrder(sorts: readonly number[], at: number, step: -1 | 1): number | undefined {
  let next = at + step;
  let passed = sorts[next];
  if (passed === undefined) return undefined;
  while (sorts[next + step] === passed) next += step;
  const beyond = sorts[next + step];
  passed = sorts[next] ?? passed;
  return beyond === undefined ? passed + step : (passed + beyond) / 2;
}

interface SortedRow {
  readonly RecordId: string;
  readonly Sort: number | undefined;
}

/**
 * The place of a row among all of its order, from 0, if it said what `now` says.
 *
 * @param all as they are, in their order
 */
export function placeInOrder<Row extends SortedRow>(all: readonly Row[], row: Row, now: SortedRow): number {
  const { RecordId, Sort } = now;
  if ((Sort ?? 0) === (row.Sort ?? 0)) return all.indexOf(row);
  return all.filter((one) => one.RecordId !== RecordId && (one.Sort ?? 0) < (Sort ?? 0)).length;
}
