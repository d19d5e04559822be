export type PictureErrorCode =
  | 'dataUrlInvalid'
  /** Neither a Blob nor a data URL. */
  | 'notABlob'
  /** The browser cannot decode it. */
  | 'imageNotLoaded'
  /** The canvas stayed empty, or could not be encoded: out of memory. */
  | 'canvasFailed'
  | 'empty'
  | 'tooLargeToOpen'
  /** Not a picture by its first bytes, whatever its name. */
  | 'notAPicture'
  /** A picture of a type that is not accepted. */
  | 'wrongKind'
  /** The file is truncated. */
  | 'cutOff'
  /** HEIC, which this browser cannot decode. */
  | 'heic'
  /** The file was changed or moved after it was chosen. */
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
