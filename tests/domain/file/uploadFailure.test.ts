import { expect, it } from 'vitest';
import { mayArriveLater, type StorageProblem, uploadFailureOf } from '#domain/file/uploadFailure.ts';

it.each<[StorageProblem, string]>([
  [{}, 'unreachable'],
  [{ message: 'CORS blocked or network error' }, 'unreachable'],
  [{ statusCode: 0, message: 'timeout' }, 'unreachable'],
  [{ statusCode: 408 }, 'busy'],
  [{ statusCode: 429 }, 'busy'],
  [{ statusCode: 500, code: 'InternalError' }, 'busy'],
  [{ statusCode: 503, code: 'SlowDown' }, 'busy'],
  [{ statusCode: 403, code: 'SignatureDoesNotMatch' }, 'signature'],
  [{ statusCode: 403, code: 'InvalidAccessKeyId' }, 'signature'],
  [{ statusCode: 403, code: 'AccessDenied', message: 'Access Denied.' }, 'signature'],
  [{ statusCode: 403, code: 'ExpiredToken' }, 'signature'],
  [{ statusCode: 403 }, 'signature'],
  [{ statusCode: 401 }, 'signature'],
  [{ statusCode: 403, code: 'RequestTimeTooSkewed' }, 'clock'],
  [{ statusCode: 403, code: 'AccessDenied', message: 'Request has expired' }, 'clock'],
  [{ statusCode: 400, code: 'EntityTooLarge' }, 'tooLarge'],
  [{ statusCode: 413 }, 'tooLarge'],
  [{ statusCode: 200, code: 'HiddenEtag' }, 'unconfirmed'],
  [{ statusCode: 400, code: 'InvalidPart' }, 'refused'],
  [{ statusCode: 404, code: 'NoSuchBucket' }, 'refused'],
])('a storage error %j is a failure of the kind %s', (problem, kind) => {
  expect(uploadFailureOf(problem)).toBe(kind);
});

it('a retry is useless only for a file that is too large', () => {
  expect([mayArriveLater('tooLarge'), mayArriveLater('busy'), mayArriveLater('refused')]).toEqual([
    false,
    true,
    true,
  ]);
});
