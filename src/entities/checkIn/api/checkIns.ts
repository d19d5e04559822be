import type { CheckInRecord } from '../rules/mergeCheckIns.ts';
import type { CheckInRefusal } from '../rules/localCheckIn.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { checkInPlaces, checkInRecords, readCheckIn } from './checkInCollections.ts';
import { Unreadable } from '#data/client/problems.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

const options = { pageIndex: 1, pageSize: 200, sort: { Sort: 1 } } as const;

/** Assumed: the collection and its fields. @throws ApiProblem */
export async function listCheckInPlaces(
  client: ApiClient,
  exhibitionId: string,
  read?: ReadOptions,
): Promise<readonly ServerRow[]> {
  const { rows, outcome } = await checkInPlaces.rows(
    client,
    { ExhibitionId: exhibitionId },
    { ...read, ...options },
  );
  if (outcome === 'unclear') throw new Unreadable('SignInPlace: neither rows nor none');
  return rows;
}

/** @throws ApiProblem */
export async function listCheckIns(
  client: ApiClient,
  { exhibitionId, registrationIds }: { exhibitionId: string; registrationIds: readonly string[] },
  read?: ReadOptions,
): Promise<readonly CheckInRecord[]> {
  const parts = { ExhibitionId: exhibitionId, RegistrationId: oneOf(registrationIds) };
  return checkInRecords.list(client, parts, read);
}

export interface StoredCheckIn extends CheckInRecord {
  readonly RecordId: string;
}

export function readStoredCheckIn(row: unknown): StoredCheckIn | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const record = readCheckIn(row);
  return record && { ...record, RecordId: row['RecordId'] };
}

export interface CheckInKey {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationId: string;
}

export interface NewCheckIn extends CheckInKey {
  readonly visitorId: string;
  readonly clientRef: string;
  /** By this phone's clock, as text: it decides nothing, but an organiser may want to know. */
  readonly phoneTime: string;
  readonly isOffline: boolean;
}

export function checkInRow(entry: NewCheckIn): ServerRow {
  return {
    ExhibitionId: entry.exhibitionId,
    SignInPlaceId: entry.placeId,
    RegistrationId: entry.registrationId,
    ...(entry.visitorId === '' ? {} : { VisitorId: entry.visitorId }),
    ClientRef: entry.clientRef,
    PhoneTime: entry.phoneTime,
    Source: entry.isOffline ? 'mobileOffline' : 'mobile',
  };
}

/** Sends a check-in once; never throws for what the network or the server does. */
export function insertCheckIn(client: ApiClient, record: ServerRow): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/SignInRecord', { record }));
}

/** From any phone: at most one may exist, so this tells whether anything is left to send. */
export function findCheckIn(client: ApiClient, key: CheckInKey): Promise<RowLookup> {
  const parts = {
    ExhibitionId: key.exhibitionId,
    SignInPlaceId: key.placeId,
    RegistrationId: key.registrationId,
  };
  return lookUp(client, checkInRecords, parts, { policy: 'schedule' });
}

/** Assumed: the codes. */
const refusalCodes = {
  outsideWindow: 1301,
  notApproved: 1302,
  alreadyCheckedIn: 1303,
  unknownPlace: 1304,
} as const;

/** What the server's refusal means; undefined where it says that there is a row already. */
export function checkInRefusal(resCode: number | null): CheckInRefusal | undefined {
  if (resCode === refusalCodes.alreadyCheckedIn) return undefined;
  if (resCode === refusalCodes.outsideWindow) return 'outsideWindow';
  if (resCode === refusalCodes.notApproved) return 'notApproved';
  return resCode === refusalCodes.unknownPlace ? 'unknownPlace' : 'other';
}
