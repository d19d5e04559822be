export const uploadFailures = [
  /** No answer came: no network, no such host, its CORS rules shut the page out, or it took too long. */
  'unreachable',
  /** An answer, but not now: too many requests, or an error of the server. */
  'busy',
  /** Signature, key or permission is not accepted, or none was given out. */
  'signature',
  /** Signed at another time than the storage's clock allows. */
  'clock',
  'tooLarge',
  /** Slices arrive, but the ETag that completes them may not be read (CORS); one whole request needs none. */
  'unconfirmed',
  /** Any other no. */
  'refused',
] as const;
export type UploadFailure = (typeof uploadFailures)[number];

/** An error as the storage and its SDK tell it. */
export interface StorageProblem {
  readonly statusCode?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** What stands in for the error of an answer whose ETag is hidden. */
export const hiddenEtagCode = 'HiddenEtag';

const ofClock = ['RequestTimeTooSkewed', 'RequestExpired', 'RequestIsExpired'];
const ofSize = ['EntityTooLarge', 'EntitySizeNotMatch', 'RequestBodyTooLarge'];
const ofSignature = [
  'AccessDenied',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidSecurityToken',
  'InvalidToken',
  'SignatureDoesNotMatch',
];

/** Why a file did not arrive, by what the storage answered. */
export function uploadFailureOf({ statusCode = 0, code = '', message = '' }: StorageProblem): UploadFailure {
  if (code === hiddenEtagCode) return 'unconfirmed';
  // An expired signature comes as AccessDenied, and only its message tells.
  if (ofClock.indexOf(code) >= 0 || /request has expired/i.test(message)) return 'clock';
  if (ofSize.indexOf(code) >= 0 || statusCode === 413) return 'tooLarge';
  if (ofSignature.indexOf(code) >= 0 || statusCode === 401 || statusCode === 403) return 'signature';
  if (statusCode === 0) return 'unreachable';
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) return 'busy';
  return 'refused';
}

/** Whether the same file may arrive at another try. */
export const mayArriveLater = (failure: UploadFailure) => failure !== 'tooLarge';
