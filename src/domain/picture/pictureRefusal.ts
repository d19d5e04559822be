import type { FileRefusal } from '../file/typeOfContent.ts';
import type { PictureErrorCode } from './pictureError.ts';
import { isPictureFormat, type PictureFormat } from './pictureKind.ts';

const refusals: Readonly<Record<Exclude<PictureErrorCode, PictureFormat>, FileRefusal>> = {
  empty: 'fileEmpty',
  notAPicture: 'onlyPictures',
  video: 'pictureIsVideo',
  tooLargeToOpen: 'pictureTooLarge',
  tooManyPixels: 'pictureTooLarge',
  tooFewPixels: 'pictureBroken',
  incomplete: 'pictureBroken',
  imageNotLoaded: 'pictureBroken',
  dataUrlInvalid: 'pictureBroken',
  notABlob: 'pictureBroken',
  changed: 'fileChanged',
  canvasFailed: 'pictureMemory',
};

export const pictureRefusal = (code: PictureErrorCode): FileRefusal =>
  isPictureFormat(code) ? code : refusals[code];
