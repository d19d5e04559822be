export const uploadFailures = [
  /** No answer: offline, unknown host, CORS, or a timeout. */
  'unreachable',
  'busy',
  /** Signature, key or permission refused, or missing. */
  'signature',
  /** Signed with a clock too far from the storage's. */
  'clock',
  'tooLarge',
  /** Slices arrive, but CORS hides the ETag needed to complete them; a single request needs none. */
  'unconfirmed',
  'refused',
] as const;
export type UploadFailure = (typeof uploadFailures)[number];

export interface StorageProblem {
  readonly statusCode?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

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

export function uploadFailureOf({ statusCode = 0, code = '', message = '' }: StorageProblem): UploadFailure {
  if (code === hiddenEtagCode) return 'unconfirmed';
  // An expired signature is reported as AccessDenied; only the message differs.
  if (ofClock.indexOf(code) >= 0 || /request has expired/i.test(message)) return 'clock';
  if (ofSize.indexOf(code) >= 0 || statusCode === 413) return 'tooLarge';
  if (ofSignature.indexOf(code) >= 0 || statusCode === 401 || statusCode === 403) return 'signature';
  if (statusCode === 0) return 'unreachable';
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) return 'busy';
  return 'refused';
}

export const mayArriveLater = (failure: UploadFailure) => failure !== 'tooLarge';
