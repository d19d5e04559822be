import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { accepted } from '#data/client/accepted.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';

/** What one request to the storage is signed with, spelled as its SDK wants it. */
export type StorageSignature =
  | { readonly Authorization: string; readonly SecurityToken?: string }
  | {
      readonly TmpSecretId: string;
      readonly TmpSecretKey: string;
      readonly SecurityToken: string;
      readonly StartTime?: number;
      readonly ExpiredTime: number;
    };

export interface SignedRequest {
  readonly method: string;
  /** The object's key behind a slash, not encoded. */
  readonly pathname: string;
}

/** Half a signature is none: it never reaches the storage. @throws ApiProblem */
export async function getStorageSignature(
  client: ApiClient,
  { method, pathname }: SignedRequest,
  signal?: AbortSignal,
): Promise<StorageSignature> {
  const path = '/cos-auth';
  const query = { method: method.toLowerCase(), pathname };
  const { result } = accepted(await client.get(path, query, signal && { signal }), path);
  const signature = readStorageSignature(Array.isArray(result) ? result[0] : result);
  if (signature !== undefined) return signature;
  client.warn(`${path}: no signature in the answer`);
  throw new Unreadable(`${path}: no signature in the answer`);
}

/**
 * The first item of the answer: the signature itself, an object that holds it, or temporary keys to sign with. Known is
 * that it is the first item; its shapes are those that storages of this kind have handed out over the years.
 */
export function readStorageSignature(value: unknown): StorageSignature | undefined {
  if (typeof value === 'string') return isSignature(value) ? { Authorization: value } : undefined;
  if (!isServerRow(value)) return undefined;
  const authorization = textOf(value, ['Authorization', 'authorization', 'sign']);
  if (authorization === '') return readTemporaryKeys(value);
  if (!isSignature(authorization)) return undefined;
  const token = textOf(value, tokenNames);
  return { Authorization: authorization, ...(token !== '' && { SecurityToken: token }) };
}

const tokenNames = [
  'XCosSecurityToken',
  'SecurityToken',
  'securityToken',
  'sessionToken',
  'SessionToken',
  'Token',
];

function readTemporaryKeys(value: ServerRow): StorageSignature | undefined {
  const nested = value['credentials'] ?? value['Credentials'];
  const keys = isServerRow(nested) ? nested : value;
  const id = textOf(keys, ['TmpSecretId', 'tmpSecretId']);
  const secret = textOf(keys, ['TmpSecretKey', 'tmpSecretKey']);
  const token = textOf(keys, tokenNames);
  const until =
    secondsOf(value, ['ExpiredTime', 'expiredTime']) ?? secondsOf(keys, ['ExpiredTime', 'expiredTime']);
  const from = secondsOf(value, ['StartTime', 'startTime']) ?? secondsOf(keys, ['StartTime', 'startTime']);
  if (id === '' || secret === '' || token === '' || until === undefined) return undefined;
  return {
    TmpSecretId: id,
    TmpSecretKey: secret,
    SecurityToken: token,
    ...(from !== undefined && { StartTime: from }),
    ExpiredTime: until,
  };
}

const parts = [
  'q-sign-algorithm=',
  'q-ak=',
  'q-sign-time=',
  'q-key-time=',
  'q-url-param-list=',
  'q-signature=',
];

/** A header's worth of signature: every part is there, and nothing that could end the header. */
function isSignature(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(text) && parts.every((part) => text.indexOf(part) >= 0);
}

function textOf(row: ServerRow, names: readonly string[]): string {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'string' && /^[\x21-\x7e]{1,8192}$/.test(value)) return value;
  }
  return '';
}

/** Seconds since 1970, of ten digits. */
function secondsOf(row: ServerRow, names: readonly string[]): number | undefined {
  const text = names.map((name) => readLine(row[name])).find((found) => found !== '') ?? '';
  return /^\d{10}$/.test(text) ? Number(text) : undefined;
}
