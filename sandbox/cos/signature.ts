import { hmacSha1Hex, sha1Hex } from '../crypto/sha1.ts';

/** Valid for the sandbox only. */
export const storageKeys = { secretId: 'sandbox-secret-id', secretKey: 'sandbox-secret-key' } as const;

const validSeconds = 600;

interface RequestToSign {
  readonly method: string;
  /** The key with a leading slash, not encoded. */
  readonly pathname: string;
  readonly nowMs: number;
  readonly keys?: { readonly secretId: string; readonly secretKey: string };
}

/** With empty lists it covers method and path, and so any query of that path. */
export function signStorageRequest({ method, pathname, nowMs, keys = storageKeys }: RequestToSign): string {
  const now = Math.floor(nowMs / 1000);
  const time = `${now - 60};${now + validSeconds}`;
  const signature = signatureOf(keys.secretKey, time, time, `${method.toLowerCase()}\n${pathname}\n\n\n`);
  return [
    'q-sign-algorithm=sha1',
    `q-ak=${keys.secretId}`,
    `q-sign-time=${time}`,
    `q-key-time=${time}`,
    'q-header-list=',
    'q-url-param-list=',
    `q-signature=${signature}`,
  ].join('&');
}

export type SignatureProblem =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch';

/** Undefined if the authorization is valid. */
export function checkStorageSignature(
  request: Request,
  pathname: string,
  body: Uint8Array,
  nowMs: number,
): SignatureProblem | undefined {
  const url = new URL(request.url);
  const given = readAuthorization(request.headers.get('authorization') ?? '', url);
  if (given.get('q-sign-algorithm') !== 'sha1') return 'AccessDenied';
  if (given.get('q-ak') !== storageKeys.secretId) return 'InvalidAccessKeyId';
  const signTime = given.get('q-sign-time') ?? '';
  const keyTime = given.get('q-key-time') ?? '';
  if (!isWithin(signTime, nowMs) || !isWithin(keyTime, nowMs)) return 'RequestTimeTooSkewed';

  const listed = (name: string) => (given.get(name) ?? '').split(';').filter(Boolean);
  const params = listed('q-url-param-list').map((key) => pair(key, findParam(url, key)));
  const headers = listed('q-header-list').map((key) => pair(key, findHeader(request, url, key, body)));
  const formatString = [request.method.toLowerCase(), pathname, params.join('&'), headers.join('&'), ''].join(
    '\n',
  );
  const expected = signatureOf(storageKeys.secretKey, keyTime, signTime, formatString);
  return expected === given.get('q-signature') ? undefined : 'SignatureDoesNotMatch';
}

function signatureOf(secretKey: string, keyTime: string, signTime: string, formatString: string): string {
  const signKey = hmacSha1Hex(secretKey, keyTime);
  return hmacSha1Hex(signKey, `sha1\n${signTime}\n${sha1Hex(formatString)}\n`);
}

/** From the header, or from the query of a signed link. */
function readAuthorization(header: string, url: URL): Map<string, string> {
  if (!header) return new Map(url.searchParams);
  return new Map(
    header.split('&').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

function isWithin(span: string, nowMs: number): boolean {
  const [from, to] = span.split(';').map(Number);
  const now = nowMs / 1000;
  return from !== undefined && to !== undefined && now >= from - 1 && now <= to;
}

/** The storage encodes `! ' ( ) *` too. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function pair(key: string, value: string): string {
  return `${encodeStrictly(decodeURIComponent(key)).toLowerCase()}=${encodeStrictly(value)}`;
}

function findParam(url: URL, key: string): string {
  const wanted = decodeURIComponent(key).toLowerCase();
  for (const [name, value] of url.searchParams) if (name.toLowerCase() === wanted) return value;
  return '';
}

function findHeader(request: Request, url: URL, key: string, body: Uint8Array): string {
  const value = request.headers.get(key);
  if (value !== null) return value;
  // Fetch requests hide these two headers; their values are known.
  if (key === 'host') return url.host;
  if (key === 'content-length') return String(body.length);
  return '';
}
