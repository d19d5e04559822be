import type { UploadFailure } from '#domain/file/uploadFailure.ts';
import type { AreaWords } from '#language/areaWords.ts';

/** Every message says what to do next. */
export const failureWords: Readonly<Record<UploadFailure, keyof AreaWords['fields']>> = {
  unreachable: 'fileFailedUnreachable',
  busy: 'fileFailedBusy',
  signature: 'fileFailedSignature',
  clock: 'fileFailedClock',
  tooLarge: 'fileFailedTooLarge',
  unconfirmed: 'fileFailedUnconfirmed',
  refused: 'fileFailedRefused',
};
