export type PictureErrorCode =
  /** Not a data URL of a picture. */
  | 'dataUrlInvalid'
  /** Neither a Blob nor a data URL. */
  | 'notABlob'
  /** The browser cannot make a picture of it. */
  | 'imageNotLoaded'
  /** The canvas stayed blank, or could not be written: too little memory for this picture. */
  | 'canvasFailed'
  | 'empty'
  | 'tooLargeToOpen'
  /** By its first bytes no picture at all, whatever it is called. */
  | 'notAPicture'
  /** A picture, of a kind that is not taken. */
  | 'wrongKind'
  /** The file ends before the picture does. */
  | 'cutOff'
  /** A photo in the form of newer phones, which this browser does not read. */
  | 'heic'
  /** The file was changed or moved after it had been chosen. */
  | 'changed'
  | 'tooManyPixels'
  | 'tooFewPixels';

/** Why a picture cannot be used, without words. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;
  constructor(code: PictureErrorCode) {
    super(`The picture cannot be used: ${code}`);
    this.code = code;
  }
}
