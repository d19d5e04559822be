import { Query } from 'mingo';
import type { Row } from '../store/store.ts';
import { isRow } from './call.ts';
import { BadParameters } from './envelope.ts';

/** Mongo-like conditions; an empty one matches everything, as on the real server. */
export function filterRows(rows: readonly Row[], condition: Row): Row[] {
  try {
    const query = new Query(withTextSearch(condition) as Row, {});
    return rows.filter((row) => query.test(row));
  } catch (error) {
    throw new BadParameters(error instanceof Error ? error.message : 'unreadable condition');
  }
}

/** `'/text/'` stands for "contains text", at any depth; what is special in a pattern may be escaped. */
function withTextSearch(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.length < 3 || !value.startsWith('/') || !value.endsWith('/')) return value;
    const text = value.slice(1, -1).replace(/\\(.)/g, '$1');
    return { $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
  }
  if (Array.isArray(value)) return value.map((item) => (isRow(item) ? withTextSearch(item) : item));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTextSearch(part)]));
}

/** Sorts by `{Field: 1 | -1, ...}`, the first field first; rows without the field come first when ascending. */
export function sortRows(rows: readonly Row[], sort: Row): Row[] {
  const order = Object.entries(sort);
  return [...rows].sort((a, b) => {
    for (const [field, direction] of order) {
      const difference = compareValues(a[field], b[field]);
      if (difference !== 0) return Number(direction) < 0 ? -difference : difference;
    }
    return 0;
  });
}

const rankOf = (value: unknown) =>
  value === undefined || value === null ? 0 : typeof value === 'number' ? 1 : 2;

function compareValues(a: unknown, b: unknown): number {
  const byKind = rankOf(a) - rankOf(b);
  if (byKind !== 0 || rankOf(a) === 0) return byKind;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** One page of rows: `pageIndex` counts from 1; without a `pageSize` everything is one page. */
export function takePage(rows: readonly Row[], options: Row): Row[] {
  const pageSize = Number(options['pageSize'] ?? 0);
  const pageIndex = Number(options['pageIndex'] ?? 1);
  if (!Number.isInteger(pageSize) || pageSize < 0 || !Number.isInteger(pageIndex) || pageIndex < 1) {
    throw new BadParameters('pageIndex and pageSize must be whole numbers, pageIndex from 1');
  }
  return pageSize === 0 ? [...rows] : rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
}
