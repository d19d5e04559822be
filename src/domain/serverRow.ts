import type { TextPair } from './form/definition.ts';
import { cleanLine } from './cleanText.ts';

/** A row as the server sent it; nothing about its fields is taken for granted. */
export type ServerRow = Readonly<Record<string, unknown>>;

export function isServerRow(value: unknown): value is ServerRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text or number as one clean line, '' for anything else. */
export function readLine(value: unknown, maxCodePoints = 200): string {
  if (typeof value === 'number' && isFinite(value)) return String(value);
  return typeof value === 'string' ? cleanLine(value, maxCodePoints) : '';
}

/** An id that may have been expanded in place to the row it points to. */
export function readReference(value: unknown): string {
  return readLine(isServerRow(value) ? value['RecordId'] : value);
}

/** The text of `key` and, in English, of `key` + `En`. */
export function readTextPair(row: ServerRow, key: string): TextPair {
  return { zh: readLine(row[key], 500), en: readLine(row[`${key}En`], 500) };
}

/** A yes-or-no field: only true, "true", 1 and "1" are yes ("false" is a text that is not empty). */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}
