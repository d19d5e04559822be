import type { TextPair } from '../form/definition.ts';
import { isRecordId } from '../ids.ts';
import {
  isServerRow,
  readFlag,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '../serverRow.ts';
import { parseVenueTime } from '../formatVenueTime.ts';

/** Where visitors sign in: a gate, a hall, a forum. */
export interface SignInPlace {
  readonly id: string;
  readonly exhibitionId: string;
  readonly name: TextPair;
  readonly address: TextPair;
  /** Epoch milliseconds; undefined where the organiser set no limit. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** Only whose registration is approved may sign in here. */
  readonly needsApproval: boolean;
  readonly sort: number;
}

const dayMs = 24 * 3_600_000;
/** What is kept of a row on the phone, so that the place has its name without a network. */
const keptFields =
  'RecordId ExhibitionId Name NameEn Address AddressEn StartTime EndTime NeedApproved Sort'.split(' ');

/** One place out of whatever the server sent; undefined without a usable id. Assumed: the names of all fields. */
export function readSignInPlace(row: unknown): SignInPlace | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const end = readLine(row['EndTime']);
  const endMs = parseVenueTime(end);
  return {
    id: row['RecordId'],
    exhibitionId: readReference(row['ExhibitionId']),
    name: readTextPair(row, 'Name'),
    address: readTextPair(row, 'Address'),
    startMs: parseVenueTime(readLine(row['StartTime'])),
    // A day without an hour ends with that day.
    endMs: endMs !== undefined && end.indexOf(':') < 0 ? endMs + dayMs : endMs,
    needsApproval: readFlag(row['NeedApproved']),
    sort: Number(readLine(row['Sort'])) || 0,
  };
}

/** The part of a place's row that the phone keeps. */
export function keptPlaceRow(row: ServerRow): ServerRow {
  const kept: Record<string, unknown> = {};
  for (const key of keptFields) if (row[key] !== undefined) kept[key] = row[key];
  return kept;
}

/** In the organiser's order. */
export function sortPlaces(places: readonly SignInPlace[]): SignInPlace[] {
  return places.slice().sort((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1));
}
