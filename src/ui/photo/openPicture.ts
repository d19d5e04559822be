import { type Size, uprightSize } from '../../domain/picture/orientation.ts';
import { PictureError } from '../../domain/picture/pictureError.ts';
import { type PictureFile, readPictureFile } from '../../domain/picture/pictureFile.ts';
import { hasTooFewPixels, openableBytes, openablePixels } from '../../domain/picture/photoRules.ts';
import { sizeWithin } from '../../domain/picture/scaleSteps.ts';
import { type Decoded, decodePicture, readBytes } from './decodePicture.ts';
import { type Canvas, drawPicture, forgetCanvas, putWhiteBehind } from './drawPicture.ts';

export interface OpenPicture {
  /** Read once: a phone's file may change or become unreadable. */
  readonly bytes: Blob;
  readonly size: Size;
  readonly small: Canvas | ImageBitmap;
}

const smallFrame: Size = { width: 1_280, height: 1_280 };

/** @throws PictureError */
export async function openPicture(file: Blob): Promise<OpenPicture & { readonly small: Canvas }> {
  const { bytes, found } = await readPicture(file);
  const copy = new Blob([bytes]);
  const decoded = await decodeFound(bytes, found);
  try {
    return { bytes: copy, ...draw(decoded) };
  } finally {
    decoded.release();
  }
}

/** Checks before decoding. @throws PictureError */
export async function readPicture(
  file: Blob,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly found: PictureFile }> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > openableBytes) throw new PictureError('tooLargeToOpen');
  const bytes = await readBytes(file);
  const found = readPictureFile(bytes);
  refuse(found);
  return { bytes, found };
}

/** @throws PictureError `heic` or `imageNotLoaded` */
export function decodeFound(bytes: Uint8Array<ArrayBuffer>, found: PictureFile): Promise<Decoded> {
  return decodePicture(bytes, found).catch((cause: unknown) => {
    throw found.kind === 'heic' ? new PictureError('heic') : cause;
  });
}

export function forgetPicture({ small }: Pick<OpenPicture, 'small'>): void {
  if ('close' in small) small.close();
  else forgetCanvas(small);
}

/** Checks that need no decoding, which may take much memory. */
function refuse({ kind, size, isWhole }: PictureFile): void {
  if (kind === 'noPicture') throw new PictureError('notAPicture');
  if (kind === 'otherPicture') throw new PictureError('wrongKind');
  if (!isWhole) throw new PictureError('incomplete');
  if (size !== undefined && size.width * size.height > openablePixels)
    throw new PictureError('tooManyPixels');
}

function draw(decoded: Decoded): { readonly size: Size; readonly small: Canvas } {
  const size = uprightSize(decoded.stored, decoded.orientation);
  if (hasTooFewPixels(size)) throw new PictureError('tooFewPixels');
  const small = drawPicture(
    decoded,
    { turn: 0, crop: { x: 0, y: 0, ...size } },
    sizeWithin(size, smallFrame),
  );
  putWhiteBehind(small);
  return { size, small };
}
