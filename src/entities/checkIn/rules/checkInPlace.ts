import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import {
  isServerRow,
  readFlag,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

export interface CheckInPlace {
  readonly id: string;
  readonly exhibitionId: string;
  readonly name: TextPair;
  readonly address: TextPair;
  /** Epoch milliseconds, inclusive; undefined for no limit. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly needsApproval: boolean;
  readonly sort: number;
}

/** Stored on the phone, so that the place has its name offline. */
const storedFields =
  'RecordId ExhibitionId Name NameEn Address AddressEn StartTime EndTime NeedApproved Sort'.split(' ');

/** Undefined without a valid id. Assumed: the names of all fields. */
export function readCheckInPlace(row: unknown): CheckInPlace | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const { startMs, lastMs } = readPeriod(readLine(row['StartTime']), readLine(row['EndTime']));
  return {
    id: row['RecordId'],
    exhibitionId: readReference(row['ExhibitionId']),
    name: readTextPair(row, 'Name'),
    address: readTextPair(row, 'Address'),
    startMs,
    endMs: lastMs,
    needsApproval: readFlag(row['NeedApproved']),
    sort: Number(readLine(row['Sort'])) || 0,
  };
}

export function storedPlaceRow(row: ServerRow): ServerRow {
  const kept: Record<string, unknown> = {};
  for (const key of storedFields) if (row[key] !== undefined) kept[key] = row[key];
  return kept;
}

export function sortPlaces(places: readonly CheckInPlace[]): CheckInPlace[] {
  return places.slice().sort((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1));
}
