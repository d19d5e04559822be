import type { TextPair } from '../form/formDefinition.ts';
import { cleanLine } from '../text/cleanText.ts';

export type ServerRow = Readonly<Record<string, unknown>>;

export function isServerRow(value: unknown): value is ServerRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text or number as one clean line; '' for anything else. */
export function readLine(value: unknown, maxCodePoints = 200): string {
  if (typeof value === 'number' && isFinite(value)) return String(value);
  return typeof value === 'string' ? cleanLine(value, maxCodePoints) : '';
}

export function readReference(value: unknown): string {
  return readLine(isServerRow(value) ? value['RecordId'] : value);
}

export function readTextPair(row: ServerRow, key: string): TextPair {
  return { zh: readLine(row[key], 500), en: readLine(row[`${key}En`], 500) };
}

/** true, "true", 1 and "1" are yes; anything else is no. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}
