import type { FileRefusal } from '../file/typeOfContent.ts';
import type { PictureErrorCode } from './pictureError.ts';

const refusals: Readonly<Record<PictureErrorCode, FileRefusal>> = {
  empty: 'fileEmpty',
  notAPicture: 'onlyPictures',
  wrongKind: 'pictureFormatOrSize',
  tooLargeToOpen: 'pictureTooLarge',
  tooManyPixels: 'pictureTooLarge',
  tooFewPixels: 'pictureBroken',
  incomplete: 'pictureBroken',
  imageNotLoaded: 'pictureBroken',
  dataUrlInvalid: 'pictureBroken',
  notABlob: 'pictureBroken',
  heic: 'pictureHeic',
  changed: 'fileChanged',
  canvasFailed: 'pictureMemory',
};

export const pictureRefusal = (code: PictureErrorCode): FileRefusal => refusals[code];
