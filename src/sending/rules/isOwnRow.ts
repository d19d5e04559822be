import { canonicalJson } from '#domain/record/canonicalJson.ts';

export interface OwnSubmission {
  readonly clientRef: string;
  /** What was sent, under the server's names. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds; undefined while nothing was sent. */
  readonly firstSendMs: number | undefined;
}

/** Clocks of phone and server differ; a row this much older than the first send still counts as made by it. */
const clockToleranceMs = 10 * 60_000;

/** Names of this app, or of another client's, which a server that keeps only what it knows loses. What it has kept of them must be equal all the same. */
const inventedFields = [
  'ClientRef',
  'ClientTime',
  'BusinessType',
  'GroupId',
  'GroupMob',
  'GroupEmail',
  'OpenId',
  'Unicode',
];
const isInvented = (key: string) => inventedFields.indexOf(key) >= 0;

/**
 * Whether a row that was found is the visitor's own submission. The client reference decides. Only where the server keeps
 * none does the content: every field that was sent is equal, and the row is not older than the first send.
 */
export function isOwnRow(row: Readonly<Record<string, unknown>>, own: OwnSubmission): boolean {
  const reference = row['ClientRef'];
  if (!isBlank(reference)) return reference === own.clientRef;
  const createdMs = Number(row['CreatedAtMesc'] ?? NaN);
  if (own.firstSendMs === undefined || !(createdMs >= own.firstSendMs - clockToleranceMs)) return false;
  return holdsFields(row, own.fields);
}

/** Whether every field that was sent is equal in a row: of a change that gives the row no reference. */
export function holdsFields(row: OwnSubmission['fields'], fields: OwnSubmission['fields']): boolean {
  const sent = Object.keys(fields).filter((key) => !isBlank(fields[key]));
  const compared = sent.filter((key) => !(isInvented(key) && isBlank(row[key])));
  const isEqual = (key: string) => comparable(row[key]) === comparable(fields[key]);
  return compared.length > 0 && compared.every(isEqual);
}

/** The server gives numbers and flags back as text now and then, so plain values are compared as text. */
function comparable(value: unknown): string {
  const plain = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return canonicalJson(plain);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
