import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { BadParameters } from './envelope.ts';

export interface DataCall {
  /** The collection, or the name of a server function. */
  readonly name: string;
  readonly tenantId: string;
  readonly userId: string;
  /** An object for most verbs, an array for updateList and deleteList. */
  readonly params: unknown;
  readonly records: Records;
  readonly nowMs: number;
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `{}` when absent. */
export function getParams(call: DataCall): Row {
  if (call.params === undefined || call.params === null) return {};
  if (!isRow(call.params)) throw new BadParameters('params must be an object');
  return call.params;
}

/** `{}` when absent. */
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

/** A required text. */
export function getText(params: Row, key: string): string {
  const text = params[key];
  if (typeof text !== 'string' || text.trim() === '') throw new BadParameters(`${key} is missing`);
  return text.trim();
}

/** '' for anything but a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
