export const uploadFailures = [
  /** No answer: offline, unknown host, CORS, or a timeout. */
  'unreachable',
  /** Too many requests, or a server error. */
  'busy',
  /** Signature, key or permission refused, or missing. */
  'signature',
  /** Signed with a clock too far from the storage's. */
  'clock',
  'tooLarge',
  /** Slices arrive, but CORS hides the ETag needed to complete them; a single request needs none. */
  'unconfirmed',
  /** Any other refusal. */
  'refused',
] as const;
export type UploadFailure = (typeof uploadFailures)[number];

/** As reported by the storage or its SDK. */
export interface StorageProblem {
  readonly statusCode?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** Reported when the ETag of an answer is hidden. */
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

/** Whether a retry may succeed. */
export const mayArriveLater = (failure: UploadFailure) => failure !== 'tooLarge';
