import type { SignInRecord } from '../../domain/checkIn/notesAfterAnswer.ts';
import type { SignInRefusal } from '../../domain/checkIn/signInNote.ts';
import { isRecordId } from '../../domain/record/ids.ts';
import { isServerRow, type ServerRow } from '../../domain/record/serverRow.ts';
import type { ApiClient, ReadOptions } from '../client/client.ts';
import { oneOf } from '../collections/condition.ts';
import { checkInPlaces, checkInRecords, readCheckIn } from './checkInCollections.ts';
import { Unreadable } from '../client/problems.ts';
import { lookUp, outcomeOf, type RegistrationLookup, type SentOnce } from '../registration/registrations.ts';

const options = { pageIndex: 1, pageSize: 200, sort: { Sort: 1 } } as const;

/**
 * The rows of all places of an exhibition where one signs in. Assumed: the collection and its fields.
 * @throws ApiProblem
 */
export async function listSignInPlaces(
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

/**
 * Where these registrations have signed in.
 * @throws ApiProblem
 */
export async function listSignIns(
  client: ApiClient,
  { exhibitionId, registrationIds }: { exhibitionId: string; registrationIds: readonly string[] },
  read?: ReadOptions,
): Promise<readonly SignInRecord[]> {
  const parts = { ExhibitionId: exhibitionId, RegistrationId: oneOf(registrationIds) };
  return checkInRecords.list(client, parts, read);
}

/** One row of a check-in, as it was stored. */
export interface StoredCheckIn extends SignInRecord {
  readonly RecordId: string;
}

export function readStoredCheckIn(row: unknown): StoredCheckIn | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  const record = readCheckIn(row);
  return record && { ...record, RecordId: row['RecordId'] };
}

export interface SignInKey {
  readonly exhibitionId: string;
  readonly placeId: string;
  readonly registrationId: string;
}

export interface SignInEntry extends SignInKey {
  readonly visitorId: string;
  readonly clientRef: string;
  /** By this phone's clock, as text: it decides nothing, but an organiser may want to know. */
  readonly phoneTime: string;
  readonly isOffline: boolean;
}

export function signInRecordOf(entry: SignInEntry): ServerRow {
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

/** Sends a sign-in once; never throws for what the network or the server does. */
export function insertSignIn(client: ApiClient, record: ServerRow): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/SignInRecord', { record }));
}

/**
 * The sign-in of a registration at a place, whoever's phone has sent it: there is to be one, so this is what tells whether
 * anything is left to send.
 */
export function findSignIn(client: ApiClient, key: SignInKey): Promise<RegistrationLookup> {
  const parts = {
    ExhibitionId: key.exhibitionId,
    SignInPlaceId: key.placeId,
    RegistrationId: key.registrationId,
  };
  return lookUp(client, checkInRecords, parts, { policy: 'schedule' });
}

/** Assumed: the codes. */
const signInCodes = {
  outsideWindow: 1301,
  notApproved: 1302,
  alreadySigned: 1303,
  unknownPlace: 1304,
} as const;

/** What the server's refusal means; undefined where it says that there is a row already. */
export function signInRefusal(resCode: number | null): SignInRefusal | undefined {
  if (resCode === signInCodes.alreadySigned) return undefined;
  if (resCode === signInCodes.outsideWindow) return 'outsideWindow';
  if (resCode === signInCodes.notApproved) return 'notApproved';
  return resCode === signInCodes.unknownPlace ? 'unknownPlace' : 'other';
}
