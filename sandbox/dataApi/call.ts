import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { BadParameters } from './envelope.ts';

/** One call as its handler sees it. */
export interface DataCall {
  /** The collection, or the name of a server function. */
  readonly name: string;
  readonly tenantId: string;
  readonly userId: string;
  /** An object for most verbs, a list for updateList and deleteList. */
  readonly params: unknown;
  readonly records: Records;
  readonly nowMs: number;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The params as an object; absent params count as empty ones. */
export function getParams(call: DataCall): Row {
  if (call.params === undefined || call.params === null) return {};
  if (!isRow(call.params)) throw new BadParameters('params must be an object');
  return call.params;
}

/** `params[key]` as an object, `{}` when absent. */
export function getPart(params: Row, key: string): Row {
  const part = params[key];
  if (part === undefined || part === null) return {};
  if (!isRow(part)) throw new BadParameters(`${key} must be an object`);
  return part;
}

export function getList(params: Row, key: string): unknown[] {
  const list = params[key];
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw new BadParameters(`${key} must be a list`);
  return list;
}

/** A text that has to be there. */
export function getText(params: Row, key: string): string {
  const text = params[key];
  if (typeof text !== 'string' || text.trim() === '') throw new BadParameters(`${key} is missing`);
  return text.trim();
}

/** A text that may be left out; anything but a text counts as left out. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
