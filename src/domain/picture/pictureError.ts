import type { PictureFormat } from './pictureKind.ts';

export type PictureErrorCode =
  | 'dataUrlInvalid'
  | 'notABlob'
  | 'imageNotLoaded'
  /** The canvas stayed empty, or could not be encoded: out of memory. */
  | 'canvasFailed'
  | 'empty'
  | 'tooLargeToOpen'
  | 'notAPicture'
  | 'video'
  /** This browser does not draw it. */
  | PictureFormat
  | 'incomplete'
  | 'changed'
  | 'tooManyPixels'
  | 'tooFewPixels';

export class PictureError extends Error {
  readonly code: PictureErrorCode;
  constructor(code: PictureErrorCode) {
    super(`The picture cannot be used: ${code}`);
    this.code = code;
  }
}
