import { isServerRow, readReference, type ServerRow as Row } from '#domain/record/serverRow.ts';
import { type Envelope, found, foundNothing, isSuccess } from '../client/envelope.ts';
import type { Condition } from './condition.ts';
import type { AnyDefinition } from './definition.ts';
import { isMatch, type Search } from './search.ts';

export interface Rows {
  readonly resCode: number;
  readonly resMsg: string;
  /** Only rows that belong to what was asked for, each RecordId once, in the server's order. */
  readonly rows: readonly Row[];
  /**
   * 'rows' when there are some; 'none' when the server says so; 'unclear' when it does not: another resCode,
   * a result that is no list, or only rows of another person. Who would insert after 'none' must not after 'unclear'.
   */
  readonly outcome: 'rows' | 'none' | 'unclear';
  /** How many rows of other people were dropped. */
  readonly foreign: number;
  readonly received: number;
}

type Collection = Pick<AnyDefinition, 'name' | 'personal'>;

/** More would only keep a phone busy; nothing this app shows is that long. */
const mostRows = 1_000;

/** Drops every row that was not asked for. `warn` hears how many were dropped, never what they hold. */
export function readRows(
  envelope: Envelope,
  collection: Collection,
  condition: Condition,
  warn: (message: string) => void,
  search?: Search,
): Rows {
  const { name } = collection;
  const { resCode, resMsg, result } = envelope;
  const all = isSuccess(resCode) ? objectsOf(result) : [];
  const own = all.filter(
    (row) => belongs(row, collection, condition) && (search === undefined || isMatch(row, search)),
  );
  const foreign = all.length - own.length;
  if (foreign > 0) warn(`${foreign} rows of ${name} were not asked for`);
  const each = withoutRepeats(own);
  const rows = each.slice(0, mostRows);
  if (each.length > mostRows) warn(`of ${each.length} rows of ${name} the first ${mostRows} are used`);
  const saysNone =
    resCode === foundNothing || (resCode === found && Array.isArray(result) && result.length === 0);
  const outcome = rows.length > 0 ? 'rows' : saysNone && foreign === 0 ? 'none' : 'unclear';
  return { resCode, resMsg, rows, outcome, foreign, received: all.length };
}

export function objectsOf(result: unknown): readonly Row[] {
  return Array.isArray(result) ? result.filter(isServerRow) : [];
}

function belongs(row: Row, { personal = [] }: Collection, condition: Condition): boolean {
  return Object.keys(condition).every((name) => {
    const asked = condition[name];
    // Flags come back as text or numbers; what matters here is whose row it is.
    if (typeof asked === 'boolean' || asked === undefined) return true;
    const wanted = typeof asked === 'object' ? asked.$in : [asked];
    // Mostly it is the very value; cleaning it in each of a thousand rows takes longer than reading them.
    if (wanted.some((value) => value === row[name])) return true;
    const held = row[name];
    // A list of ids is asked for by one of them.
    if (Array.isArray(held))
      return held.some((entry: unknown) => wanted.some((value) => String(value) === readReference(entry)));
    const has = readReference(held);
    if (has === '') return personal.indexOf(name) < 0;
    return wanted.some((value) => String(value) === has);
  });
}

/** Where one row was meant and several came: the newest first, and a warning. */
export function newestFirst(
  rows: readonly Row[],
  { name }: Collection,
  warn: (message: string) => void,
): readonly Row[] {
  if (rows.length < 2) return rows;
  warn(`${rows.length} rows of ${name} where one was meant`);
  const madeAt = (row: Row) => Number(row['CreatedAtMesc']) || 0;
  // The index keeps equal ones in the server's order: older engines do not sort stably.
  return rows
    .map((row, index) => ({ row, index }))
    .sort((one, other) => madeAt(other.row) - madeAt(one.row) || one.index - other.index)
    .map(({ row }) => row);
}

function withoutRepeats(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const id = row['RecordId'];
    if (typeof id !== 'string') return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
