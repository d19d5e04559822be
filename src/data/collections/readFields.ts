import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { type CommonField, commonFields, type FieldKind, type Fields, type FieldSpec } from './definition.ts';

interface ValueOf {
  number: number | undefined;
  moment: number | undefined;
  flag: boolean;
  list: readonly unknown[];
  object: ServerRow;
}
type Value<S extends FieldSpec> = S extends `${infer K}?` ? ValueOfKind<K> : ValueOfKind<S>;
type ValueOfKind<K extends string> = K extends keyof ValueOf ? ValueOf[K] : string;

/** A row whose fields have been read by what they are said to hold; texts and ids are '' when absent. */
export type FieldValues<F extends Fields> = {
  readonly [K in keyof F]: Value<F[K]>;
} & { readonly [K in CommonField]: Value<(typeof commonFields)[K]> };

/** Reads a row field by field; undefined unless it has an id of 24 letters or digits. */
export function readFields<F extends Fields>(fields: F, row: unknown): FieldValues<F> | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const values: Record<string, unknown> = {};
  const all: Fields = { ...commonFields, ...fields };
  for (const name of Object.keys(all)) values[name] = readValue(kindOf(all[name] ?? 'text'), row[name]);
  return values as FieldValues<F>;
}

const kindOf = (spec: FieldSpec): FieldKind => spec.replace('?', '') as FieldKind;

function readValue(kind: FieldKind, value: unknown): unknown {
  if (kind === 'id') return readReference(Array.isArray(value) ? value[0] : value);
  if (kind === 'flag') return readFlag(value);
  if (kind === 'number' || kind === 'moment') return readNumber(value);
  if (kind === 'list') return Array.isArray(value) ? value : [];
  if (kind === 'object') return isServerRow(value) ? value : {};
  if (kind === 'address') return readLine(value, 2_000);
  // The page that shows it is the one that cleans it: a sentence cut in the middle of a tag cannot be mended.
  if (kind === 'richText') return typeof value === 'string' ? value : '';
  return typeof value === 'string' ? cleanText(value, 5_000) : readLine(value);
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(readLine(value) || NaN);
  return Number.isFinite(number) ? number : undefined;
}
